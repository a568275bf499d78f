import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { arrayItems } from '@/db/array-rows'
import { lastChange } from '@/db/last-change'
import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import type { MemberFee } from '@/payload-types'
import type { Allocation } from '../rules'
import type { LedgerFee, LedgerRow } from './rules'

/** Ledger rows, the oldest first; without access control, as plain columns: a statement or a month has thousands of them. */
async function findRows(req: PayloadRequest, where: Where): Promise<LedgerRow[]> {
  const rows = await aggregate(req, 'payments', {
    where,
    by: ['id', 'source', 'amount', 'rest', 'createdAt'],
  })
  const ids = rows.map(({ id }) => String(id))
  const items = await arrayItems(req, 'payments', {
    ...{ array: 'allocations', fields: ['fee', 'amount'] },
    where: ['row', ids],
  })
  const allocations = groupsBy(items, ({ row }) => row)
  return rows
    .toSorted(inOrder(({ createdAt, id }) => `${createdAt} ${id}`))
    .map(({ id, source, amount, rest }) => ({
      id: String(id),
      source: source === null ? null : String(source),
      amount: Number(amount),
      rest: Number(rest ?? 0),
      allocations: (allocations.get(String(id)) ?? []).map((share) => ({
        fee: String(share.fee),
        amount: Number(share.amount),
      })),
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

/** The ids of the rows with an allocation to these fees. */
async function idsOfRows(req: PayloadRequest, fees: readonly string[]): Promise<string[]> {
  if (fees.length === 0) return []
  const items = await arrayItems(req, 'payments', {
    ...{ array: 'allocations', fields: ['fee'] },
    where: ['fee', fees],
  })
  return [...new Set(items.map(({ row }) => row))]
}

/** All rows with an allocation to these fees, the oldest first. */
export async function rowsOfFees(req: PayloadRequest, fees: readonly string[]): Promise<LedgerRow[]> {
  const ids = await idsOfRows(req, fees)
  return ids.length === 0 ? [] : findRows(req, { id: { in: ids } })
}

/** All rows of these payments and of these fees, each once, the oldest first. */
export async function rowsOfBoth(
  req: PayloadRequest,
  payments: readonly string[],
  fees: readonly string[],
): Promise<LedgerRow[]> {
  const ids = [...new Set([...payments, ...(await idsOfRows(req, fees))])]
  return ids.length === 0
    ? []
    : findRows(req, { or: [{ id: { in: ids } }, { source: { in: [...payments] } }] })
}

/** These fees for the ledger's rules, those in the trash included; without access control. */
export async function ledgerFees(req: PayloadRequest, ids: readonly string[]): Promise<LedgerFee[]> {
  if (ids.length === 0) return []
  const rows = await aggregate(req, 'memberFees', {
    where: { id: { in: [...ids] } },
    by: [
      ...(['id', 'amount', 'paidAmount', 'owed', 'waived'] as const),
      ...(['deletedAt', 'claimedPaidAt', 'claimRefusedAt'] as const),
    ],
  })
  const text = (value: unknown) => (value ? String(value) : null)
  return rows.map((fee) => ({
    id: String(fee.id),
    amount: Number(fee.amount),
    paidAmount: Number(fee.paidAmount ?? 0),
    owed: Number(fee.owed ?? 0),
    waived: Boolean(fee.waived),
    trashed: Boolean(fee.deletedAt),
    claimedPaidAt: text(fee.claimedPaidAt),
    claimRefusedAt: text(fee.claimRefusedAt),
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

/** What families had reported of fees, by the fee's id. */
export type Claims = ReadonlyMap<string, Pick<LedgerFee, 'claimedPaidAt' | 'claimRefusedAt'>>

/** What was reported of fees in versions of theirs, the oldest first. */
async function reportsIn(req: PayloadRequest, where: Where) {
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where,
    select: {
      parent: true,
      version: { updatedAt: true, claimedPaidAt: true, claimRefusedAt: true },
    } as never,
    limit: 0,
    pagination: false,
    req,
  })
  return docs
    .map(({ parent, version: { updatedAt, claimedPaidAt, claimRefusedAt } }) => ({
      fee: String(parent),
      at: new Date(updatedAt).toISOString(),
      said: { claimedPaidAt: claimedPaidAt ?? null, claimRefusedAt: claimRefusedAt ?? null },
    }))
    .toSorted(inOrder(({ at }) => at))
}

/**
 * What was reported of these fees when they were waived last, from their history, which never changes: it may be read ahead of
 * the transaction. Without access control.
 */
export async function claimsBeforeWaiver(req: PayloadRequest, ids: readonly string[]): Promise<Claims> {
  if (ids.length === 0) return new Map()
  const where: Where = { and: [{ parent: { in: [...ids] } }, { 'version.waived': { not_equals: true } }] }
  return new Map((await reportsIn(req, where)).map(({ fee, said }) => [fee, said]))
}

/** The same right before a moment of each fee; only of fees of which anything was ever reported as paid. */
export async function claimsBefore(
  req: PayloadRequest,
  moments: ReadonlyMap<string, string>,
): Promise<Claims> {
  if (moments.size === 0) return new Map()
  const parent = { in: [...moments.keys()] }
  const reported = await reportsIn(req, {
    and: [{ parent }, { 'version.claimedPaidAt': { exists: true } }],
  })
  if (reported.length === 0) return new Map()
  const all = await reportsIn(req, { parent: { in: [...new Set(reported.map(({ fee }) => fee))] } })
  return new Map(all.filter(({ fee, at }) => at < moments.get(fee)!).map(({ fee, said }) => [fee, said]))
}

/** Whose these fees are, without those in the trash. Without access control. */
export async function ownersOfFees(
  req: PayloadRequest,
  shares: readonly Allocation[],
): Promise<Map<string, string>> {
  const ids = [...new Set(shares.map(({ fee }) => fee))]
  const rows = await aggregate(req, 'memberFees', {
    where: { and: [{ id: { in: ids } }, { deletedAt: { exists: false } }] },
    by: ['id', 'player'],
  })
  return new Map(rows.map(({ id, player }) => [String(id), String(player)]))
}

/**
 * Changes whenever what reverses a batch does: its payments and their payers, the rows that move or reverse their money, and
 * every fee (a merge gives it to another player, and the trash takes it).
 */
export async function batchFingerprint(req: PayloadRequest, batch: string): Promise<string> {
  const rows = await aggregate(req, 'payments', {
    where: { batch: { equals: batch } },
    by: ['id', 'payer', 'updatedAt'],
  })
  const ids = rows.map(({ id }) => String(id))
  return JSON.stringify([
    rows.map(({ id, payer, updatedAt }) => `${id} ${payer} ${updatedAt}`).sort(),
    await lastChange(req, 'payments', { source: { in: ids } }),
    await lastChange(req, 'memberFees'),
  ])
}
