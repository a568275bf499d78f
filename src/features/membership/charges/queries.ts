import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { idOf } from '@/lib/reference'
import { undoableSince } from '@/lib/undo-days'
import type { MemberFee } from '@/payload-types'
import type { FeeItem } from '../labels'
import { rowsOfFees } from '../ledger/queries'
import { userNames } from '../payments/queries'
import { readableFeesWhere } from '../queries'
import { type KeptReason, keptReason } from './rules'
import type { PastCharges } from './schema'
import { chargedGroup, chargesOf } from './views'

/** Which fees were made at once. */
export interface Charge {
  /** Left out where one charge is of several periods. */
  period?: string
  item: FeeItem
  /** The moment of the charge. */
  chargedAt: string
}

/** The fees of one charge, each with why it cannot be deleted; undefined for those that can. */
export async function chargedFees(
  req: PayloadRequest,
  { period, item, chargedAt }: Charge,
): Promise<{ id: string; why: KeptReason | undefined }[]> {
  const { docs: fees } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        ...(period ? [{ period: { equals: period } }] : []),
        { item: { equals: item } },
        { createdAt: { equals: chargedAt } },
      ],
    },
    select: { paidAmount: true, claimedPaidAt: true, waived: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const ids = fees.map(({ id }) => id)
  const booked = new Set(
    (await rowsOfFees(req, ids)).flatMap(({ allocations }) => allocations.map(({ fee }) => fee)),
  )
  const changed = await withVersions(req, ids)
  return fees.map(({ id, paidAmount, claimedPaidAt, waived, deletedAt }) => {
    const fee = { id, paidAmount: paidAmount ?? 0, claimed: Boolean(claimedPaidAt) }
    return {
      id,
      why: keptReason({ ...fee, waived: waived === true, trashed: Boolean(deletedAt) }, booked, changed),
    }
  })
}

/** The ids of those of these fees that have a version, that is, were changed since the charge. */
async function withVersions(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where: { parent: { in: [...ids] } },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}

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
  const makers = await Promise.all(shown.map(({ charge, maker }) => maker || makerOf(req, charge.chargedAt)))
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
