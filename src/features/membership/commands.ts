import type { PayloadRequest } from 'payload'
import { editRow, restoreRow, trashRow } from '@/access/edit'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { forbidden, invalid } from '@/lib/errors'
import type { MemberFee } from '@/payload-types'
import { feeAccess } from './access'
import { releaseCredit, releaseSurplus, spendCredit } from './credit/commands'
import { changeFees, inLedger } from './ledger/commands'
import { claimsBeforeWaiver, ledgerFees } from './ledger/queries'
import { monthProblem } from './monthly/rules'
import { chosenFees } from './payments/queries'
import { requireFeePlayer } from './players/guards'
import { feeById, officeFee } from './queries'
import { occasionOf } from './occasions/rules'
import type { EditedFee } from './rules'
import type { FeeChangesInput, FeeInput, OfficeFeeView, WaivedFees } from './schema'
import { editedFee } from './views'

/** Pays a fee from the family's credit and returns it as it is then. */
async function payFromCredit(req: PayloadRequest, fee: MemberFee): Promise<OfficeFeeView> {
  await spendCredit(req, [idOf(fee.player)!])
  return officeFee(req, (await feeById(req, fee.id))!)
}

/** Creates one fee; throws 400 for a month years away, 409 when the player has it already (guards.ts). */
export const createFee = (req: PayloadRequest, input: FeeInput): Promise<OfficeFeeView> =>
  inLedger(req, async () => {
    const problem = input.item === 'monthly' && monthProblem(input.period, dayOf(new Date()))
    if (problem) throw invalid(problem, 'period')
    await requireFeePlayer(req, input.player)
    const fee = await req.payload.create({
      collection: 'memberFees',
      data: { ...input, occasion: occasionOf(input), currency: 'EUR' },
      depth: 0,
      overrideAccess: false,
      req,
    })
    return payFromCredit(req, fee)
  })

/**
 * Changes a fee; throws 409 when `seen` is not its `updatedAt` any more, and for a reason that makes it another fee's double. What
 * was paid beyond the new amount is credit.
 */
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

/** Puts a fee into the trash, what credit paid on it is credit again; throws 409 when a payment came for it. */
export const trashFee = (req: PayloadRequest, id: string): Promise<{ id: string }> =>
  inLedger(req, async () => {
    const fee = await feeById(req, id)
    if (fee) await releaseCredit(req, fee)
    const trashed = await trashRow(req, 'memberFees', id)
    if (fee) await spendCredit(req, [idOf(fee.player)!])
    return trashed
  })

/** Restores a fee from the trash. */
export const restoreFee = (req: PayloadRequest, id: string): Promise<OfficeFeeView> =>
  inLedger(req, async () => payFromCredit(req, await restoreRow(req, 'memberFees', id)))

/**
 * Waives fees, or stops waiving them; all or none: what families had reported of them stands again then. Those that are so
 * already do not change. Throws 404 for an unknown one.
 */
export const waiveFees = (req: PayloadRequest, ids: string[], waived: boolean): Promise<WaivedFees> =>
  inLedger(req, async () => {
    if ((await feeAccess.update({ req })) !== true) throw forbidden()
    const fees = await chosenFees(req, ids)
    const rows = await ledgerFees(
      req,
      fees.map(({ id }) => id),
    )
    const changed = rows.filter((fee) => fee.waived !== waived)
    const claims = waived
      ? undefined
      : await claimsBeforeWaiver(
          req,
          changed.map(({ id }) => id),
        )
    await changeFees(
      req,
      changed.map((fee) => ({ ...fee, waived, ...claims?.get(fee.id) })),
    )
    if (!waived)
      await spendCredit(
        req,
        fees.map(({ player }) => idOf(player)!),
      )
    return { count: fees.length }
  })
