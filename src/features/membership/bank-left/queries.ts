import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { matchRows } from '@/features/bank-statements/match/rules'
import { isLikelySame } from '@/features/bank-statements/movements/rules'
import type { BankRow } from '@/features/bank-statements/rows/rules'
import type { LeftRows } from '@/features/bank-statements/schema'
import { choicesView } from '@/features/bank-statements/views'
import { booksFor, playersNamed } from '../bank-books/queries'

const PAGE_SIZE = 50

/** How many movements wait for the office. */
export const countLeft = async (req: PayloadRequest): Promise<number> =>
  (
    await req.payload.count({
      collection: 'bankRows',
      where: { state: { equals: 'left' } },
      overrideAccess: false,
      req,
    })
  ).totalDocs

/** A page of the movements that wait for the office, the newest first, each with the players it may be for now. */
export async function leftRows(req: PayloadRequest, { page = 1 }: { page?: number }): Promise<LeftRows> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'bankRows',
    where: { state: { equals: 'left' } },
    sort: ['-day', 'id'],
    depth: 0,
    page,
    limit: PAGE_SIZE,
    overrideAccess: false,
    req,
  })
  const shown = { number: page, size: PAGE_SIZE, total: totalDocs }
  if (docs.length === 0) return { rows: [], page: shown }
  const rows = docs.map(({ day, amount, symbol, payer, iban, note }, at) => ({
    ...{ number: at, day, amount, symbol: symbol ?? null, payer: payer ?? null },
    ...{ iban: iban ?? null, note: note ?? null, reference: null, isReturn: false },
  }))
  const keys = docs.map(({ key }) => key)
  const books = await booksFor(req, rows, null)
  const matched = matchRows(rows, keys, { ...books, seen: new Set(), movements: [] })
  // Of another statement: within one file equal movements are as many as there are.
  const isFamiliar = (row: BankRow, statement: string | undefined) =>
    books.movements.some(
      (known) =>
        !known.waits &&
        known.statement !== statement &&
        known.day === row.day &&
        known.amount === row.amount &&
        isLikelySame(row, known),
    )
  // A symbol may belong to somebody by now: a player that was made since.
  const choices = matched.map(({ player, choices: others }) =>
    player === null ? others : [{ player, reason: 'symbol' as const }],
  )
  const names = await playersNamed(
    req,
    choices.flat().map(({ player }) => player),
  )
  return {
    rows: rows.map(({ day, amount, symbol, payer, iban, note }, at) => ({
      ...{ id: docs[at]!.id, day, amount, symbol, payer, iban, note },
      likely: isFamiliar(rows[at]!, idOf(docs[at]!.statement)) ? 'bank' : (matched[at]!.likely ?? null),
      choices: choicesView(choices[at]!, names),
    })),
    page: shown,
  }
}
