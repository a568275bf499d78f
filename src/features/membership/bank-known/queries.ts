import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import type { Payment } from '@/payload-types'
import type { KnownMovement, KnownPayment } from '@/features/bank-statements/rules'

/** A payment that comes back is looked for among those of so many days before. */
const RETURNED_WITHIN = 100
/** A payment recorded by hand may have a day after the bank's. */
const RECORDED_AFTER = 7

/** The days of a statement, and the key of its headings; null for rows of no file. */
interface Span {
  from: string
  to: string
  headings: string | null
}

type Value = string | number | boolean | null
const textOf = (value: Value): string | null => (value ? String(value) : null)

/** Everything in the ledger around the days of a statement, what takes a payment back too. */
async function ledgerAround(req: PayloadRequest, { from, to }: Span): Promise<Payment[]> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: {
      receivedAt: {
        greater_than_equal: momentAt(addDays(from, -RETURNED_WITHIN)).toISOString(),
        less_than: momentAt(addDays(to, RECORDED_AFTER)).toISOString(),
      },
    },
    select: {
      ...{ amount: true, receivedAt: true, symbol: true, payer: true },
      ...{ players: true, bankReference: true, reverses: true },
    },
    sort: ['receivedAt', 'createdAt', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The payments that have not been taken back. */
async function knownPayments(req: PayloadRequest, docs: readonly Payment[]): Promise<KnownPayment[]> {
  const reversed = new Set(docs.map(({ reverses }) => idOf(reverses)))
  const ibans = new Map(
    (
      await aggregate(req, 'bankRows', { where: { state: { equals: 'booked' } }, by: ['payment', 'iban'] })
    ).map(({ payment, iban }) => [String(payment), textOf(iban)]),
  )
  return docs
    .filter(({ id, amount }) => amount > 0 && !reversed.has(id))
    .map(({ id, amount, receivedAt, symbol, players, bankReference }) => ({
      ...{ id, amount, day: dayOf(receivedAt), symbol: symbol ?? null },
      players: idsOf(players),
      iban: ibans.get(id) ?? null,
      isFromBank: Boolean(bankReference),
    }))
}

/** The movements of these days, whatever became of them; the payer of one that was booked is in the ledger. */
async function knownMovements(
  req: PayloadRequest,
  docs: readonly Payment[],
  { from, to, headings }: Span,
): Promise<KnownMovement[]> {
  const rows = await aggregate(req, 'bankRows', {
    where: { and: [{ day: { greater_than_equal: from } }, { day: { less_than_equal: to } }] },
    by: ['id', 'key', 'day', 'amount', 'symbol', 'iban', 'payer', 'payment', 'player', 'state', 'statement'],
  })
  const ofKind = headings
    ? await aggregate(req, 'bankStatements', { where: { headings: { equals: headings } }, by: ['id'] })
    : []
  const same = new Set(ofKind.map(({ id }) => String(id)))
  const payments = new Map(docs.map((doc) => [doc.id, doc]))
  return rows
    .toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
    .map(({ key, day, amount, symbol, iban, payer, payment, player, state, statement }) => {
      // A row that takes a payment back names that one, whose payer is another's.
      const paid = Number(amount) > 0 ? payments.get(String(payment)) : undefined
      return {
        ...{ key: String(key), day: String(day), amount: Number(amount), symbol: textOf(symbol) },
        ...{ iban: textOf(iban), payer: textOf(payer) ?? paid?.payer ?? null },
        players: [...new Set([...(player ? [String(player)] : []), ...(paid ? idsOf(paid.players) : [])])],
        ...{
          statement: String(statement),
          waits: state === 'left',
          isOfSameKind: same.has(String(statement)),
        },
      }
    })
}

/** The payments and the movements around the days of a statement. The caller has checked the access. */
export async function knownMoney(
  req: PayloadRequest,
  span: Span,
): Promise<{ payments: KnownPayment[]; movements: KnownMovement[] }> {
  const docs = await ledgerAround(req, span)
  return { payments: await knownPayments(req, docs), movements: await knownMovements(req, docs, span) }
}

/** The movements that wait for the office. */
export const waitingMovements = async (req: PayloadRequest): Promise<KnownPayment[]> =>
  (
    await aggregate(req, 'bankRows', {
      where: { and: [{ state: { equals: 'left' } }, { amount: { greater_than: 0 } }] },
      by: ['id', 'amount', 'day', 'symbol', 'iban'],
    })
  ).map(({ id, amount, day, symbol, iban }) => ({
    ...{ id: String(id), players: [], amount: Number(amount), day: String(day) },
    ...{ symbol: textOf(symbol), iban: textOf(iban) },
    ...{ isFromBank: true, waits: true },
  }))
