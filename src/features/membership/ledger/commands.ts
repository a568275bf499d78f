import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { updateRows } from '@/db/update-rows'
import { forbidden, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Payment } from '@/payload-types'
import { paymentAccess } from '../access'
import type { Share } from '../rules'
import { ledgerFees, rowsOfFees, rowsOfPayments } from './queries'
import { violations } from './rules'

/** The fees and payments that an act has touched; it stands in the request while the books are open. */
export interface OpenBooks {
  fees: Set<string>
  payments: Set<string>
}

/** The books as this request has opened them; only `inBooks` opens them. */
export const openBooks = (req: PayloadRequest): OpenBooks | undefined =>
  req.context.books as OpenBooks | undefined

/**
 * Runs an act that changes fees or payments: all of it or nothing, and nothing unless every rule of the books holds
 * for all that it touched. Within another act it is a part of that one.
 */
export const inBooks = <Result>(req: PayloadRequest, act: () => Promise<Result>): Promise<Result> =>
  inTransaction(req, async () => {
    if (openBooks(req)) return act()
    const books: OpenBooks = { fees: new Set(), payments: new Set() }
    req.context.books = books
    try {
      const result = await act()
      await assertRules(req, books)
      return result
    } finally {
      delete req.context.books
    }
  })

/** A broken rule is a fault of the program: the act is refused, and the log names rules and ids, nothing of people. */
async function assertRules(req: PayloadRequest, { fees, payments }: OpenBooks): Promise<void> {
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
export interface Entry extends Pick<Payment, 'method' | 'receivedAt' | 'batch' | 'requestHash'> {
  amount: number
  players: string[]
  allocations: Share[]
  /** The payment whose money the row moves or takes back. */
  source?: string
  /** The payment that the row takes back. */
  reverses?: string
}

/** Two identical requests make the same id, so that the database itself lets only one of them in. */
const idOfAct = (batch: string, player: string): string =>
  createHash('sha256')
    .update(`${batch} ${player}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')

/** Writes a row, what the fees it speaks of have been paid, and what is left of the money; within `inBooks`. */
export async function book(req: PayloadRequest, entry: Entry): Promise<Payment> {
  const { source, batch, players, amount, allocations } = entry
  // Credit that moves follows from an act that was allowed; money that comes or goes is an act of its own.
  if (amount !== 0 && (await paymentAccess.create({ req })) !== true) throw forbidden()
  const own = !source && batch && players[0] ? { id: idOfAct(batch, players[0]) } : {}
  const payment = await req.payload.create({
    collection: 'payments',
    data: { ...own, ...entry, recordedBy: req.user?.id },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (source)
    await changeRest(req, source, amount - allocations.reduce((sum, share) => sum + share.amount, 0))
  await changePaid(req, allocations)
  return payment
}

/** One statement, which makes two writers who spend the same money meet. */
async function changeRest(req: PayloadRequest, payment: string, by: number): Promise<void> {
  const [row] = (await rowsOfPayments(req, [payment])).filter(({ id }) => id === payment)
  if (!row) throw notFound('Platba už neexistuje.')
  await updateRows(req, 'payments', ['id', payment], { rest: row.rest + by })
}

async function changePaid(req: PayloadRequest, allocations: readonly Share[]): Promise<void> {
  const fees = await ledgerFees(
    req,
    allocations.map(({ fee }) => fee),
  )
  const paid = new Map(fees.map(({ id, paidAmount }) => [id, paidAmount]))
  for (const { fee, amount } of allocations) {
    const before = paid.get(fee)
    if (before === undefined) throw notFound('Predpis už neexistuje.')
    // Paid amounts are no field of any door; only a row of the books, which was just allowed, moves them.
    await req.payload.update({
      collection: 'memberFees',
      id: fee,
      data: { paidAmount: before + amount },
      depth: 0,
      overrideAccess: true,
      req,
    })
    paid.set(fee, before + amount)
  }
}
