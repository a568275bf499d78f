import type { PayloadRequest } from 'payload'
import { type Aggregate, aggregate } from '@/db/aggregate'
import { updateRows } from '@/db/update-rows'
import { shortDate } from '@/lib/date-format'
import { conflict, notFound } from '@/lib/errors'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { BankStatement, Payment } from '@/payload-types'
import type { BankRowState } from '@/features/bank-statements/labels'
import { inLedger } from '../ledger/commands'
import { writeReversals } from '../payments/commands'
import { bookAgain } from '../bank-booking/commands'

type Row = Aggregate<'id' | 'payment' | 'state' | 'amount', never>

const isCredit = ({ amount }: Row): boolean => Number(amount) > 0
const isDebit = ({ amount }: Row): boolean => Number(amount) < 0
const rowsIn = (rows: readonly Row[], state: BankRowState, is: (row: Row) => boolean): Row[] =>
  rows.filter((row) => row.state === state && is(row))
const paymentIds = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ payment }) => (payment ? [String(payment)] : []))

async function paymentsOf(req: PayloadRequest, rows: readonly Row[]): Promise<Payment[]> {
  const ids = paymentIds(rows)
  if (ids.length === 0) return []
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { id: { in: ids } },
    // What a reversal and another booking need: not what the payments have paid.
    select: {
      ...{ amount: true, players: true, method: true, receivedAt: true },
      ...{ batch: true, symbol: true, payer: true },
    },
    sort: ['receivedAt', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** Books what the statement has taken back, and puts the movements it had been booked for on the new payments. */
async function bookReturned(req: PayloadRequest, rows: readonly Row[], statement: string): Promise<void> {
  const ids = paymentIds(rows)
  // When the statement they came with is taken back too, nothing says any more that the money is on the account.
  const came = await aggregate(req, 'bankRows', {
    where: { and: [{ payment: { in: ids } }, { amount: { greater_than: 0 } }] },
    by: ['payment'],
  })
  const known = new Set(came.map(({ payment }) => String(payment)))
  const before = (await paymentsOf(req, rows)).filter(({ id }) => known.has(id))
  const again = await bookAgain(req, before, statement)
  for (const [at, { id }] of before.entries())
    await updateRows(req, 'bankRows', ['payment', [id]], { state: 'booked', payment: again[at]!.id })
}

/** 409 when a later statement has returned money of this one: the return would not be applied when this one is imported anew. */
async function refuseReturnedSince(req: PayloadRequest, rows: readonly Row[]): Promise<void> {
  const own = new Set(rows.map(({ id }) => id))
  const returns = await aggregate(req, 'bankRows', {
    where: {
      and: [
        { payment: { in: paymentIds(rowsIn(rows, 'returned', isCredit)) } },
        { amount: { less_than: 0 } },
      ],
    },
    by: ['id', 'day', 'statement'],
  })
  const later = returns.find(({ id }) => !own.has(id))
  if (!later) return
  const [statement] = await aggregate(req, 'bankStatements', {
    where: { id: { equals: String(later.statement) } },
    by: ['id', 'fileName'],
  })
  throw conflict(
    `Banka medzitým vrátila platbu z\u00a0tohto výpisu. Najprv vráťte výpis „${String(statement?.fileName)}“ s\u00a0pohybom z\u00a0${shortDate(String(later.day))}.`,
  )
}

/**
 * Takes a statement back within 14 days: every payment it has booked is reversed, those it took back are booked again, and its
 * movements are forgotten, so that the file can be imported anew. Taken back already, it changes nothing. Throws 404, and 409
 * when the days are over.
 */
export const undoStatement = (req: PayloadRequest, id: string): Promise<void> =>
  inLedger(req, async () => {
    const shared = { collection: 'bankStatements', id, depth: 0, overrideAccess: false, req } as const
    const found: BankStatement | null = await req.payload.findByID({ ...shared, disableErrors: true })
    if (!found) throw notFound('Výpis už neexistuje.')
    if (found.undoneAt) return
    if (!mayUndo({ doneAt: found.importedAt }, new Date()))
      throw conflict(`Výpis bolo možné vrátiť do ${shortDate(undoUntil(found.importedAt))}.`)
    const rows = await aggregate(req, 'bankRows', {
      where: { statement: { equals: id } },
      by: ['id', 'payment', 'state', 'amount'],
    })
    await refuseReturnedSince(req, rows)
    // What the history shows from now on: its movements are gone, also those the office booked later.
    const credits = rows.filter(
      (row) => isCredit(row) && (row.state === 'booked' || row.state === 'returned'),
    )
    const amount = credits.reduce((sum, row) => sum + Number(row.amount), 0)
    await writeReversals(req, await paymentsOf(req, rowsIn(rows, 'booked', isCredit)))
    // Its movements first: the payments a return has taken back are of other statements.
    await req.payload.db.deleteMany({ collection: 'bankRows', where: { statement: { equals: id } }, req })
    await bookReturned(req, rowsIn(rows, 'returned', isDebit), id)
    await req.payload.update({
      ...{ ...shared, overrideAccess: true },
      data: { booked: credits.length, amount, undoneAt: new Date().toISOString(), undoneBy: req.user!.id },
    })
  })
