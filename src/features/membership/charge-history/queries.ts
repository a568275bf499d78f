import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { idOf } from '@/lib/reference'
import { undoableSince } from '@/lib/undo-days'
import type { MemberFee } from '@/payload-types'
import { userNames } from '../payments/queries'
import { readableFeesWhere } from '../queries'
import type { PastCharges } from './schema'
import { chargedGroup, chargesOf } from './views'

/** Charges on a page of the history. */
const PAGE_SIZE = 10

/**
 * A page of what was charged to many in the days within which it can be taken back, the newest first. Derived from the fees
 * that are still there: what was taken back whole is in it no more.
 */
export async function pastCharges(req: PayloadRequest, page: number, now: Date): Promise<PastCharges> {
  const where = await readableFeesWhere(req, {
    createdAt: { greater_than_equal: undoableSince(now).toISOString() },
  })
  const groups = where
    ? await aggregate(req, 'memberFees', {
        where,
        by: ['item', 'period', 'reason', 'createdAt', 'updatedAt', 'changedBy'],
        sums: ['amount'],
      })
    : []
  const all = chargesOf(groups.map(chargedGroup))
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const makers = await Promise.all(
    shown.map(async ({ charge, maker }) => maker || (await makerOf(req, charge.chargedAt))),
  )
  const names = await userNames(req, makers)
  return {
    charges: shown.map(({ charge }, at) => ({ ...charge, chargedBy: names.get(makers[at]!) ?? '' })),
    page: { number: page, size: PAGE_SIZE, total: all.length },
  }
}

/** Who made a charge all of whose fees were changed since: the first version of a fee is as it was made. */
async function makerOf(req: PayloadRequest, chargedAt: string): Promise<string> {
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where: { and: [{ 'version.createdAt': { equals: chargedAt } }, { updatedAt: { equals: chargedAt } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return idOf(docs[0]?.version.changedBy) ?? ''
}
