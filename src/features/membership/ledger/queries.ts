import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import type { LedgerFee, LedgerRow } from './rules'

const COLUMNS = { source: true, amount: true, rest: true, allocations: true } as const

/** Past Payload's find, which walks every field of every row: what is read here leaves the server through no view. */
async function findRows(req: PayloadRequest, where: Where): Promise<LedgerRow[]> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where,
    select: COLUMNS,
    sort: ['createdAt', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, source, amount, rest, allocations }) => ({
    id,
    source: idOf(source) ?? null,
    amount,
    rest: rest ?? 0,
    allocations: (allocations ?? []).map((share) => ({ fee: idOf(share.fee)!, amount: share.amount })),
  }))
}

/** All rows of the money of these payments, the oldest first. */
export const rowsOfPayments = async (
  req: PayloadRequest,
  payments: readonly string[],
): Promise<LedgerRow[]> =>
  payments.length === 0
    ? []
    : findRows(req, { or: [{ id: { in: [...payments] } }, { source: { in: [...payments] } }] })

/** All rows that speak of these fees, the oldest first. */
export const rowsOfFees = async (req: PayloadRequest, fees: readonly string[]): Promise<LedgerRow[]> =>
  fees.length === 0 ? [] : findRows(req, { 'allocations.fee': { in: [...fees] } })

/** These fees as the rules read them, those in the trash as well. */
export async function ledgerFees(req: PayloadRequest, ids: readonly string[]): Promise<LedgerFee[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: { id: { in: [...ids] } },
    select: { amount: true, paidAmount: true, owed: true, waived: true, deletedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, amount, paidAmount, owed, waived, deletedAt }) => ({
    id,
    amount,
    paidAmount: paidAmount ?? 0,
    owed: owed ?? 0,
    waived: waived === true,
    trashed: Boolean(deletedAt),
  }))
}
