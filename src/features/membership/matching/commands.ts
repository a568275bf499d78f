import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { forbidden } from '@/lib/errors'
import { feeAccess } from '../access'
import { spendCredit } from '../credit/commands'
import { changeFees, inLedger } from '../ledger/commands'
import { claimsBeforeWaiver, ledgerFees } from '../ledger/queries'
import { recordOnce } from '../payments/commands'
import { settlements } from '../payments/rules'
import type { Recorded } from '../payments/schema'
import type { WaivedFees } from '../schema'
import { seenMatching, waivedAtWhere } from './queries'
import type { MatchingInput, SettleMatching, WaivedMatching } from './schema'

/**
 * Records all open fees of a filter as paid in full, one payment a player, all or none; repeated, it changes nothing. Throws 409
 * when they are not those the office saw.
 */
export const settleMatching = (
  req: PayloadRequest,
  { filter, count, owed, digest, ...receipt }: SettleMatching,
): Promise<Recorded> =>
  recordOnce(req, receipt, { filter, count, owed, digest }, async () =>
    settlements(await seenMatching(req, { filter, count, owed, digest })),
  )

/** Waives all open fees of a filter, all or none. Throws 409 when they are not those the office saw; so does repeating it. */
export async function waiveMatching(req: PayloadRequest, seen: MatchingInput): Promise<WaivedMatching> {
  if ((await feeAccess.update({ req })) !== true) throw forbidden()
  return inLedger(req, async () => {
    const fees = await seenMatching(req, seen)
    const rows = await ledgerFees(
      req,
      fees.map(({ id }) => id),
    )
    const waivedAt = await changeFees(
      req,
      rows.map((fee) => ({ ...fee, waived: true })),
    )
    return { count: fees.length, waivedAt }
  })
}

/**
 * Takes such a waiving back, by its moment: fees changed since stay as they are, what families had reported stands again, what
 * is owed again is paid from the families' credit. Repeated, it changes nothing.
 */
export async function unwaiveMatching(req: PayloadRequest, waivedAt: string): Promise<WaivedFees> {
  if ((await feeAccess.update({ req })) !== true) throw forbidden()
  const find = () => aggregate(req, 'memberFees', { where: waivedAtWhere(waivedAt), by: ['id', 'player'] })
  const claims = await claimsBeforeWaiver(
    req,
    (await find()).map(({ id }) => String(id)),
  )
  return inLedger(req, async () => {
    const found = await find()
    const rows = await ledgerFees(
      req,
      found.map(({ id }) => String(id)),
    )
    await changeFees(
      req,
      rows.map((fee) => ({ ...fee, waived: false, ...claims.get(fee.id) })),
    )
    await spendCredit(
      req,
      found.map(({ player }) => String(player)),
    )
    return { count: found.length }
  })
}
