import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { saveVersions } from '@/db/save-versions'
import { updateEach } from '@/db/update-each'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { forbidden, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Payment } from '@/payload-types'
import { paymentAccess } from '../access'
import { NO_CLAIM, owedOn, type Allocation } from '../rules'
import { claimedFees, ledgerFees, rowsOfBoth } from './queries'
import { sumByFee, type LedgerFee, balanceColumns, totalOf, violations } from './rules'

/** Ids of the fees and payments changed within `inLedger`. */
export interface LedgerChanges {
  fees: Set<string>
  payments: Set<string>
}

/** The ledger's changes in this request; undefined outside `inLedger`. */
export const ledgerChanges = (req: PayloadRequest): LedgerChanges | undefined =>
  req.context.ledgerChanges as LedgerChanges | undefined

/**
 * Runs a task that changes fees or payments in one transaction, and refuses it unless every rule of the ledger holds
 * for all it changed. Within another such task it is a part of that one.
 */
export const inLedger = <Result>(req: PayloadRequest, task: () => Promise<Result>): Promise<Result> =>
  inTransaction(req, async () => {
    if (ledgerChanges(req)) return task()
    await advisoryLock(req, 'ledger')
    const changes: LedgerChanges = { fees: new Set(), payments: new Set() }
    req.context.ledgerChanges = changes
    try {
      const result = await task()
      await assertLedgerRules(req, changes)
      return result
    } finally {
      delete req.context.ledgerChanges
    }
  })

/** Throws 500 when a rule of the ledger is broken, a fault of the program; the log has rules and ids, no names. */
async function assertLedgerRules(req: PayloadRequest, { fees, payments }: LedgerChanges): Promise<void> {
  const rows = await rowsOfBoth(req, [...payments], [...fees])
  const broken = violations(rows, payments, await ledgerFees(req, [...fees]))
  if (broken.length === 0) return
  req.payload.logger.error({ msg: 'Rules of the ledger would be broken; nothing was saved', broken })
  throw new Refusal(500, {
    message: 'Po tejto zmene by v knihe platieb nesedeli sumy, preto sa nič neuložilo. Oznámte to správcovi.',
  })
}

/** A new row of the ledger, amounts in cents; the money is the credit of the first of `players`. */
export interface LedgerEntry extends Pick<
  Payment,
  'method' | 'receivedAt' | 'batch' | 'requestHash' | 'symbol' | 'payer' | 'bankReference'
> {
  /** Given where one batch has several payments of a player. */
  id?: string
  amount: number
  players: string[]
  allocations: Allocation[]
  /** The payment whose money the row moves or reverses. */
  source?: string
  /** The payment that the row reverses. */
  reverses?: string
}

/** The same for the same request, so that of two sent at once the database accepts only one. */
const entryId = (batch: string, player: string): string =>
  createHash('sha256')
    .update(`${batch} ${player}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** A row of the ledger as it was written. */
export type WrittenEntry = LedgerEntry & { id: string }

/**
 * Writes rows, and with them what their fees are paid and what is unallocated of their payments; within `inLedger`.
 * Without Payload's create, which takes ten statements a row: access is checked here, and `inLedger` checks the rules.
 * Throws 403 for a caller who may not record payments.
 */
export async function writeEntries(
  req: PayloadRequest,
  entries: readonly LedgerEntry[],
): Promise<WrittenEntry[]> {
  // Moving credit follows from a change that was allowed; only receiving or returning money needs a right of its own.
  if (entries.some(({ amount }) => amount !== 0) && (await paymentAccess.create({ req })) !== true)
    throw forbidden()
  const written = entries.map((entry) => ({
    id:
      !entry.source && entry.batch && entry.players[0]
        ? entryId(entry.batch, entry.players[0])
        : (randomUUID() as string),
    ...entry,
    ...balanceColumns(entry),
    allocations: entry.allocations.map((share) => ({ id: randomUUID(), ...share })),
    recordedBy: req.user?.id ?? null,
  }))
  await insertRows(req, 'payments', written)
  await runAfterBulkChange(
    req,
    'payments',
    written.map((after) => ({ after })),
  )
  for (const { id, source } of written) ledgerChanges(req)?.payments.add(source ?? id)
  await changeBalances(
    req,
    entries.flatMap(({ source, amount, allocations }) =>
      source ? [{ payment: source, by: amount - totalOf(allocations) }] : [],
    ),
  )
  await changePaidAmounts(
    req,
    entries.flatMap(({ allocations }) => allocations),
  )
  return written
}

/** Changes unallocated amounts in one statement, on which two transactions that spend the same money conflict. */
async function changeBalances(
  req: PayloadRequest,
  changes: readonly { payment: string; by: number }[],
): Promise<void> {
  const ids = [...new Set(changes.map(({ payment }) => payment))]
  const present = await aggregate(req, 'payments', { where: { id: { in: ids } }, by: ['id', 'rest'] })
  const balances = new Map(present.map(({ id, rest }) => [String(id), Number(rest ?? 0)]))
  for (const { payment, by } of changes) {
    const before = balances.get(payment)
    if (before === undefined) throw notFound('Platba už neexistuje.')
    balances.set(payment, before + by)
  }
  await updateEach(
    req,
    'payments',
    ids.map((id) => ({ id, rest: balances.get(id)! })),
  )
}

/** Changes what fees are paid, by the allocations of rows that were just written; no caller writes `paidAmount`. */
async function changePaidAmounts(req: PayloadRequest, allocations: readonly Allocation[]): Promise<void> {
  const shares = sumByFee(allocations)
  const fees = new Map(
    (
      await ledgerFees(
        req,
        shares.map(({ fee }) => fee),
      )
    ).map((fee) => [fee.id, fee]),
  )
  await changeFees(
    req,
    shares.map(({ fee: id, amount }) => {
      const fee = fees.get(id)
      if (!fee) throw notFound('Predpis už neexistuje.')
      // The money the family reported has come, or some of it.
      return { ...fee, paidAmount: fee.paidAmount + amount, ...(amount > 0 && NO_CLAIM) }
    }),
  )
}

/**
 * Writes `paidAmount`, `waived`, `owed` and the family's report of these fees, with a version before the first change and
 * one after each; returns their `updatedAt`. Nothing is reported of a fee on which nothing is owed.
 */
export async function changeFees(req: PayloadRequest, fees: readonly LedgerFee[]): Promise<string> {
  const ids = fees.map(({ id }) => id)
  const changed = { changedBy: req.user?.id ?? null, updatedAt: new Date().toISOString() }
  await saveVersions(req, 'memberFees', ids, { onlyFirst: true })
  await updateEach(
    req,
    'memberFees',
    fees.map((fee) => {
      const { id, paidAmount, waived, claimedPaidAt, claimRefusedAt } = fee
      const owed = owedOn(fee)
      const claim = owed > 0 ? { claimedPaidAt, claimRefusedAt } : NO_CLAIM
      return { id, paidAmount, waived, owed, ...claim, ...changed }
    }),
  )
  await saveVersions(req, 'memberFees', ids)
  for (const id of ids) ledgerChanges(req)?.fees.add(id)
  return changed.updatedAt
}

/**
 * Ends what is reported of these players' fees, within `inLedger`: a payment of theirs has come. What it does not pay is owed
 * again, and may be reported again.
 */
export async function endClaims(req: PayloadRequest, players: readonly string[]): Promise<void> {
  const fees = await ledgerFees(req, await claimedFees(req, players))
  await changeFees(
    req,
    fees.map((fee) => ({ ...fee, ...NO_CLAIM })),
  )
}
