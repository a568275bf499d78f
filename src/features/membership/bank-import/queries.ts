import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { digestOf } from '@/lib/digest'
import { dayOf } from '@/lib/dates'
import { decisionsByRow } from '@/lib/decisions'
import { forbidden, invalid } from '@/lib/errors'
import { headingsKey } from '@/lib/remembered-mapping'
import { missingBankColumn } from '@/features/bank-statements/columns/rules'
import { decided, matchRows } from '@/features/bank-statements/match/rules'
import { keysByBooks } from '@/features/bank-statements/movements/rules'
import { type BankRow, tableStatement } from '@/features/bank-statements/rows/rules'
import type { StatementInput, StatementPreview } from '@/features/bank-statements/schema'
import { type MatchedStatement, previewView } from '@/features/bank-statements/views'
import { booksFor, playersNamed } from '../bank-books/queries'
import { debtsBeforeBooking } from '../bank-surplus/queries'
import { bookedMoney } from '../bank-surplus/rules'
import { receivedProblem } from '../rules'

/**
 * The rows of a statement with what becomes of them now. Throws 400 when a needed column is missing, no movement is found, or a
 * decision names nobody who pays; 403 for who may not see the account.
 */
export async function matchStatement(
  req: PayloadRequest,
  input: StatementInput,
  now: Date,
): Promise<MatchedStatement> {
  if (!isAdmin(req)) throw forbidden()
  const missing = missingBankColumn(input.mapping)
  if (missing) throw invalid(`Chýba stĺpec „${missing}“.`, 'mapping')
  const today = dayOf(now)
  const { rows: read, wrong } = tableStatement(input.rows, { ...input, thisYear: now.getFullYear() })
  const days = [...new Set(read.map(({ day }) => day))]
  const problems = new Map(days.map((day) => [day, receivedProblem(day, today)]))
  const problemOf = ({ day }: BankRow) => problems.get(day)
  const rows = read.filter((row) => problemOf(row) === undefined)
  if (rows.length === 0) throw invalid('Pod nadpismi nie je ani jeden pohyb s dátumom a sumou.', 'rows')
  const books = await booksFor(req, rows, headingsKey(input.rows[input.heading] ?? []))
  const keys = keysByBooks(rows, books.seen, digestOf)
  const found = matchRows(rows, keys, books)
  const matched = decided(found, decisionsByRow(input.decisions))
  const paying = new Set(books.people.flatMap(({ players }) => players))
  const unknown = matched.find(({ kind, player }) => kind === 'matched' && !paying.has(player ?? ''))
  if (unknown) throw invalid(`Riadok ${unknown.row.number}: vyberte hráča klubu.`, 'decisions')
  const debts = await debtsBeforeBooking(req, matched)
  const late = read.flatMap((row) => ({ number: row.number, problem: problemOf(row) ?? '' }))
  return {
    rows: matched,
    ...bookedMoney(matched, debts),
    wrong: [...wrong, ...late.filter(({ problem }) => problem)].toSorted((a, b) => a.number - b.number),
    // Without the decisions, which are of the same request.
    seen: digestOf(JSON.stringify([found, [...bookedMoney(found, debts).surplus]])),
  }
}

/** What an import would do, for the screen. */
export async function statementPreview(
  req: PayloadRequest,
  input: StatementInput,
): Promise<StatementPreview> {
  const matched = await matchStatement(req, input, new Date())
  const ids = matched.rows.flatMap(({ player, choices }) => [player, ...choices.map((each) => each.player)])
  return previewView(matched, await playersNamed(req, ids))
}
