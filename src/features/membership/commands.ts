import type { PayloadRequest } from 'payload'
import { editRow, restoreRow, trashRow } from '@/access/edit'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import type { MemberFee } from '@/payload-types'
import { feeAccess } from './access'
import { releaseCredit, releaseSurplus, spendCredit } from './credit/commands'
import { changeFees, inLedger } from './ledger/commands'
import { ledgerFees } from './ledger/queries'
import { feesById } from './payments/queries'
import { requireFeePlayer } from './players/guards'
import { feeById, officeFee } from './queries'
import type { EditedFee } from './rules'
import type { FeeChangesInput, FeeInput, OfficeFeeView, WaivedFees } from './schema'
import { editedFee } from './views'

/** A clash with a fee in the trash names it, so that it can be restored instead. */
async function refuseDuplicate(req: PayloadRequest, { player, period, item }: FeeInput): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: {
      and: [{ player: { equals: player } }, { period: { equals: period } }, { item: { equals: item } }],
    },
    depth: 0,
    limit: 1,
    trash: true,
    overrideAccess: false,
    req,
  })
  const [fee] = docs
  if (!fee) return
  throw fee.deletedAt
    ? conflict('Tento predpis je v koši. Namiesto nového ho obnovte.', { id: fee.id, trashed: true })
    : conflict('Tento hráč už má za toto obdobie rovnaký predpis.', { id: fee.id })
}

/** What the family has overpaid pays the fee at once; answers it stands then. */
async function payFromCredit(req: PayloadRequest, fee: MemberFee): Promise<OfficeFeeView> {
  await spendCredit(req, [idOf(fee.player)!])
  return officeFee(req, (await feeById(req, fee.id))!)
}

/** Creates one fee; a second one of the same item for the same player and period is refused. */
export const createFee = (req: PayloadRequest, draft: FeeInput): Promise<OfficeFeeView> =>
  inLedger(req, async () => {
    await requireFeePlayer(req, draft.player)
    await refuseDuplicate(req, draft)
    const fee = await req.payload.create({
      collection: 'memberFees',
      data: { ...draft, currency: 'EUR' },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return payFromCredit(req, fee)
  })

/** Changes a fee from the state the editor saw; what was paid beyond its new amount is the family's credit. */
export const updateFee = (
  req: PayloadRequest,
  id: string,
  seen: string,
  changes: Partial<FeeChangesInput>,
): Promise<OfficeFeeView> =>
  inLedger(req, async () => {
    const show = (row: MemberFee): EditedFee => editedFee(row)
    const fee = await editRow(req, { collection: 'memberFees', id, seen, data: changes, show })
    await releaseSurplus(req, fee)
    return payFromCredit(req, fee)
  })

/** Puts a fee into the trash; what credit paid on it is credit again, one that money came for stays. */
export const trashFee = (req: PayloadRequest, id: string): Promise<{ id: string }> =>
  inLedger(req, async () => {
    const fee = await feeById(req, id)
    if (fee) await releaseCredit(req, fee)
    const gone = await trashRow(req, 'memberFees', id)
    if (fee) await spendCredit(req, [idOf(fee.player)!])
    return gone
  })

/** Takes a fee back from the trash. */
export const restoreFee = (req: PayloadRequest, id: string): Promise<OfficeFeeView> =>
  inLedger(req, async () => payFromCredit(req, await restoreRow(req, 'memberFees', id)))

/** Waives fees, or takes that back; all or none. Those who stand so already stay as they are. */
export const waiveFees = (req: PayloadRequest, ids: string[], waived: boolean): Promise<WaivedFees> =>
  inLedger(req, async () => {
    if ((await feeAccess.update({ req })) !== true) throw forbidden()
    const fees = await feesById(req, ids)
    const rows = await ledgerFees(
      req,
      fees.map(({ id }) => id),
    )
    await changeFees(
      req,
      rows.filter((fee) => fee.waived !== waived).map((fee) => ({ ...fee, waived })),
    )
    if (!waived)
      await spendCredit(
        req,
        fees.map(({ player }) => idOf(player)!),
      )
    return { count: fees.length }
  })

/** The family says that it has paid, or that it has not after all; nobody who may only look may say so. */
export const reportPaid = (req: PayloadRequest, id: string, claimed: boolean): Promise<{ id: string }> =>
  inLedger(req, async () => {
    const fee = await feeById(req, id)
    const { players, canActFor } = await scopeOf(req)
    const player = fee ? idOf(fee.player)! : ''
    if (!fee || !players.includes(player)) throw notFound()
    if (!canActFor.includes(player)) throw forbidden()
    if ((fee.owed ?? 0) === 0) throw invalid('Tento predpis je už uhradený.')
    if (Boolean(fee.claimedPaidAt) === claimed) return { id }
    // A family changes nothing of a fee but this one word, so that no row of the permission table says they may.
    await req.payload.update({
      collection: 'memberFees',
      id,
      data: { claimedPaidAt: claimed ? new Date().toISOString() : null },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return { id }
  })
