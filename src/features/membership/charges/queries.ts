import type { PayloadRequest, Where } from 'payload'
import type { MemberFee } from '@/payload-types'
import type { FeeItem } from '../labels'
import { rowsOfFees } from '../ledger/queries'
import { type KeptReason, keptReason } from './rules'

/** Players whom a charge of many counts with: those who play and are active. */
export const CHARGEABLE: Where = {
  playing: { equals: true },
  active: { not_equals: false },
  deletedAt: { exists: false },
}

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
