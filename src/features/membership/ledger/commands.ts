import { createHash, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { saveVersions } from '@/db/save-versions'
import { updateEach } from '@/db/update-each'
import { forbidden, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Payment } from '@/payload-types'
import { paymentAccess } from '../access'
import { owedOn, type Allocation } from '../rules'
import { ledgerFees, rowsOfFees, rowsOfPayments } from './queries'
import { sumByFee, type LedgerFee, balanceColumns, totalOf, violations } from './rules'

/** The fees and payments that an act has touched; it stands in the request while the books are open. */
export interface LedgerChanges {
  fees: Set<string>
  payments: Set<string>
}

/** The books as this request has opened them; only `inBooks` opens them. */
export const openLedger = (req: PayloadRequest): LedgerChanges | undefined =>
  req.context.books as LedgerChanges | undefined

/**
 * Runs an act that changes fees or payments: all of it or nothing, and nothing unless every rule of the books holds
 * for all that it touched. Within another act it is a part of that one.
 */
export const inLedger = <Result>(req: PayloadRequest, act: () => Promise<Result>): Promise<Result> =>
  inTransaction(req, async () => {
    if (openLedger(req)) return act()
    const books: LedgerChanges = { fees: new Set(), payments: new Set() }
    req.context.books = books
    try {
      const result = await act()
      await assertLedgerRules(req, books)
      return result
    } finally {
      delete req.context.books
    }
  })

/** A broken rule is a fault of the program: the act is refused, and the log names rules and ids, nothing of people. */
async function assertLedgerRules(req: PayloadRequest, { fees, payments }: LedgerChanges): Promise<void> {
  const rows = [...(await rowsOfPayments(req, [...payments])), ...(await rowsOfFees(req, [...fees]))]
  const each = [...new Map(rows.map((row) => [row.id, row])).values()]
  const broken = violations(each, payments, await ledgerFees(req, [...fees]))
  if (broken.length === 0) return
  req.payload.logger.error({ msg: 'The books would not add up; nothing was saved', broken })
  throw new Refusal(500, {
    message: 'Po tejto zmene by v knihe platieb nesedeli sumy, preto sa nič neuložilo. Oznámte to správcovi.',
  })
}

/** A row of the books; the first of `players` is whose money it is. Whole cents. */
export interface LedgerEntry extends Pick<Payment, 'method' | 'receivedAt' | 'batch' | 'requestHash'> {
  amount: number
  players: string[]
  allocations: Allocation[]
  /** The payment whose money the row moves or takes back. */
  source?: string
  /** The payment that the row takes back. */
  reverses?: string
}

/** Two identical requests make the same id, so that the database itself lets only one of them in. */
const entryId = (batch: string, player: string): string =>
  createHash('sha256')
    .update(`${batch} ${player}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** A row of the books as it was written. */
export type WrittenEntry = LedgerEntry & { id: string }

/**
 * Writes rows, what the fees they speak of have been paid, and what is left of the money; within `inBooks`. Past
 * Payload's pipeline, which costs ten statements a row while the club waits: rights are asked here, the amounts are
 * the rules' own, and the books are held against their rules before anything is saved.
 */
export async function writeEntries(
  req: PayloadRequest,
  entries: readonly LedgerEntry[],
): Promise<WrittenEntry[]> {
  // Credit that moves follows from an act that was allowed; money that comes or goes is an act of its own.
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
  for (const { id, source } of written) openLedger(req)?.payments.add(source ?? id)
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

/** One statement, which makes two writers who spend the same money meet. */
async function changeBalances(
  req: PayloadRequest,
  changes: readonly { payment: string; by: number }[],
): Promise<void> {
  const ids = [...new Set(changes.map(({ payment }) => payment))]
  const balances = new Map((await rowsOfPayments(req, ids)).map(({ id, rest }) => [id, rest]))
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

/** Paid amounts are no field of any door; only rows of the books, which were just allowed, move them. */
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
      return { ...fee, paidAmount: fee.paidAmount + amount }
    }),
  )
}

/** Writes what is paid on these fees and whether they are waived, each with the version before and after it. */
export async function changeFees(req: PayloadRequest, fees: readonly LedgerFee[]): Promise<void> {
  const ids = fees.map(({ id }) => id)
  const changed = { changedBy: req.user?.id ?? null, updatedAt: new Date().toISOString() }
  await saveVersions(req, 'memberFees', ids, { onlyFirst: true })
  await updateEach(
    req,
    'memberFees',
    fees.map((fee) => {
      const { id, paidAmount, waived } = fee
      return { id, paidAmount, waived, owed: owedOn(fee), ...changed }
    }),
  )
  await saveVersions(req, 'memberFees', ids)
  for (const id of ids) openLedger(req)?.fees.add(id)
}
