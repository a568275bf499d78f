import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import type { MemberFee, Payment } from '@/payload-types'
import type { LedgerFee, LedgerRow } from './rules'

const COLUMNS = { source: true, amount: true, rest: true, allocations: true } as const

/** Ledger rows, the oldest first; without access control and without Payload's find, which walks every field. */
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

/** These payments and all rows that move or reverse their money, the oldest first. */
export const rowsOfPayments = async (
  req: PayloadRequest,
  payments: readonly string[],
): Promise<LedgerRow[]> =>
  payments.length === 0
    ? []
    : findRows(req, { or: [{ id: { in: [...payments] } }, { source: { in: [...payments] } }] })

/** All rows with an allocation to these fees, the oldest first. */
export const rowsOfFees = async (req: PayloadRequest, fees: readonly string[]): Promise<LedgerRow[]> =>
  fees.length === 0 ? [] : findRows(req, { 'allocations.fee': { in: [...fees] } })

/** These fees for the ledger's rules, those in the trash included; without access control. */
export async function ledgerFees(req: PayloadRequest, ids: readonly string[]): Promise<LedgerFee[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: { id: { in: [...ids] } },
    select: {
      amount: true,
      paidAmount: true,
      owed: true,
      waived: true,
      deletedAt: true,
      claimedPaidAt: true,
      claimRefusedAt: true,
    },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map((fee) => ({
    id: fee.id,
    amount: fee.amount,
    paidAmount: fee.paidAmount ?? 0,
    owed: fee.owed ?? 0,
    waived: fee.waived === true,
    trashed: Boolean(fee.deletedAt),
    claimedPaidAt: fee.claimedPaidAt ?? null,
    claimRefusedAt: fee.claimRefusedAt ?? null,
  }))
}

/** The ids of these players' open fees that are reported as paid; without access control. */
export async function claimedFees(req: PayloadRequest, players: readonly string[]): Promise<string[]> {
  if (players.length === 0) return []
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: {
      and: [
        { player: { in: [...players] } },
        { owed: { greater_than: 0 } },
        { claimedPaidAt: { exists: true } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { player: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => id)
}
