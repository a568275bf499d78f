import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { insertRows } from '@/db/insert-rows'
import { updateRows } from '@/db/update-rows'
import { conflict, forbidden } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import { headingsKey } from '@/lib/remembered-mapping'
import type { BankStatement, Payment } from '@/payload-types'
import { inLedger } from '../ledger/commands'
import { writeReversals } from '../payments/commands'
import type { BankRowState } from '@/features/bank-statements/labels'
import type { MatchedRow, RowKind } from '@/features/bank-statements/rules'
import type { PerformStatement } from '@/features/bank-statements/schema'
import type { MatchedStatement } from '@/features/bank-statements/views'
import { bookMoney, receivedOn, referenceOf } from '../bank-booking/commands'
import { booksFingerprint } from '../bank-books/queries'
import { matchStatement } from './queries'

const CHANGED = 'Medzitým sa v platbách niečo zmenilo. Pozrite si náhľad znova.'

/** How rows of these kinds are stored; others are not. */
const STATE_OF: Partial<Record<RowKind, BankRowState>> = {
  matched: 'booked',
  returned: 'returned',
  suggested: 'left',
  unmatched: 'left',
  dismissed: 'dismissed',
  cancelled: 'dismissed',
}

/** Takes payments back whose money the bank has returned. */
async function takeBack(req: PayloadRequest, rows: readonly MatchedRow[]): Promise<void> {
  const ids = rows.flatMap(({ payment }) => payment ?? [])
  if (ids.length === 0) return
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
    req,
  })
  await writeReversals(req, docs)
  await updateRows(req, 'bankRows', ['payment', ids], { state: 'returned' })
}

async function perform(
  req: PayloadRequest,
  input: PerformStatement,
  { rows, seen }: MatchedStatement,
): Promise<string> {
  if (seen !== input.seen) throw conflict(CHANGED)
  // Of this moment, within the transaction: a change in between is told by a later moment (db/last-change).
  const at = new Date().toISOString()
  const id = randomUUID()
  const booked = rows.filter(({ kind }) => kind === 'matched')
  const returned = rows.filter(({ kind }) => kind === 'returned')
  await takeBack(req, returned)
  const payments = await bookMoney(
    req,
    booked.map(({ row: { amount, day, symbol, payer }, key, player, isFamily }) => ({
      ...{ player: player!, isFamily, amount, symbol, payer },
      receivedAt: receivedOn(day),
      bankReference: referenceOf(key, id),
    })),
    id,
  )
  const paymentOf = new Map(booked.map(({ key }, at) => [key, payments[at]!.id]))
  const days = rows.map(({ row }) => row.day).toSorted()
  await req.payload.create({
    collection: 'bankStatements',
    data: {
      ...{ id, fileName: input.fileName, mapping: input.mapping, operation: input.operation },
      headings: headingsKey(input.rows[input.heading] ?? []),
      ...{ firstDay: days[0]!, lastDay: days.at(-1)! },
      booked: booked.length,
      amount: booked.reduce((sum, { row }) => sum + row.amount, 0),
      returned: returned.length,
      ...{ importedBy: req.user!.id, importedAt: at },
    } as BankStatement,
    depth: 0,
    overrideAccess: true,
    req,
  })
  await insertRows(
    req,
    'bankRows',
    rows.flatMap(({ row, key, kind, player, payment }) => {
      const state = STATE_OF[kind]
      if (!state) return []
      const { day, amount, symbol } = row
      // Of what is no fee nothing is kept that tells whose money it was; of a payment the account, its payer is in the ledger.
      const { payer, iban, note } = { ...row, ...(state !== 'left' && { payer: null, note: null }) }
      return {
        ...{ statement: id, key, day, amount, symbol, payer, note, state },
        iban: state === 'dismissed' ? null : iban,
        ...{ payment: paymentOf.get(key) ?? payment, player: state === 'booked' ? player : null },
        ...{ createdAt: at, updatedAt: at },
      }
    }),
  )
  return id
}

/**
 * Imports a statement, all of it or nothing, by the preview the office has seen: 409 when another one would be made now. The
 * same `operation` sent again returns the same statement. Rows nobody has decided about wait. Returns the statement's id.
 */
export async function performStatement(req: PayloadRequest, input: PerformStatement): Promise<string> {
  if (!isAdmin(req)) throw forbidden()
  const known = await statementOfOperation(req, input.operation)
  if (known) return known
  try {
    const now = new Date()
    const presentMatch = await madeAhead(
      () => booksFingerprint(req),
      () => matchStatement(req, input, now),
    )
    return await inLedger(req, async () => perform(req, input, await presentMatch()))
  } catch (error) {
    // The same request, sent twice at once, was the faster one.
    const other = await statementOfOperation(req, input.operation)
    if (!other) throw error
    return other
  }
}

async function statementOfOperation(req: PayloadRequest, operation: string): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'bankStatements',
    where: { operation: { equals: operation } },
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id
}
