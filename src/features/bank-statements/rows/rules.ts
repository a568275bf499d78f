import { type Read, readDay } from '@/lib/read-day'
import { plainCells } from '@/lib/plain-cells'
import type { Cell } from '@/lib/read-table'
import { formatCents } from '@/lib/money'
import { cellsOf, type MappingOf } from '@/lib/table-columns'
import { fold } from '@/lib/text'
import type { BankField } from '../columns/labels'
import { withOwnReferences } from '../references/rules'

/** One movement on the club's account. */
export interface BankRow {
  /** Its place in the statement, from 1; of a table the number of the row in the file. */
  number: number
  /** The day it was booked, YYYY-MM-DD. */
  day: string
  /** Whole cents; negative when money left the account. */
  amount: number
  /** The variable symbol as the bank gives it, without leading zeros; null without one. */
  symbol: string | null
  payer: string | null
  iban: string | null
  note: string | null
  /** The bank's own identifier of the movement; null where the statement has none. */
  reference: string | null
  /** Whether the bank itself says that an earlier payment comes back. */
  isReturn: boolean
}

/** A row that cannot be read, with the reason. */
export interface WrongRow {
  number: number
  problem: string
}

/** What a statement says. */
export interface Statement {
  rows: BankRow[]
  wrong: WrongRow[]
}

/** More than any family pays at once. */
const MOST_CENTS = 10_000_000

/** Letters of a payer, a message or a reference that are kept. */
const LETTERS = { payer: 120, note: 300, reference: 80 } as const

/** The text of a field, cut to what is kept; null when there is none. */
export const keptText = (field: keyof typeof LETTERS, text: string | null | undefined): string | null =>
  text?.replace(/\s+/g, ' ').trim().slice(0, LETTERS[field]) || null

/** A variable symbol without leading zeros; null for what is none. */
export const symbolOf = (written: string | null | undefined): string | null => {
  const digits = (written ?? '').replace(/^\/?VS:?\s*/i, '').trim()
  return /^\d{1,10}$/.test(digits) ? digits.replace(/^0+/, '') || null : null
}

/** The symbol that a message or a payer's reference names as such: „/VS12345674/SS/KS0308“, „VS: 12345674“. */
export const symbolInText = (text: string | null | undefined): string | null =>
  symbolOf(/(?:^|[^\p{L}])VS[:\s]*0*(\d{1,10})(?!\d)/iu.exec(text ?? '')?.[1])

/** An account number without spaces in capitals; null for what is none. */
export const ibanOf = (written: string | null | undefined): string | null => {
  const text = (written ?? '').replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(text) ? text : null
}

const SEPARATED = [
  /^(\d{1,10})(?:[.,](\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:[.']\d{3})+)(?:,(\d{1,2}))?$/,
  /^([1-9]\d{0,2}(?:[,']\d{3})+)(?:\.(\d{1,2}))?$/,
]

/** A written amount in whole cents: „1 234,56“, „-30,00 €“, „+1.250,5“, „30.00-“, a number of a workbook. */
export function readAmount(cell: Cell): Read<number | null> {
  if (cell === null) return { value: null }
  const problem = { problem: `„${String(cell)}“ nie je suma` }
  if (typeof cell === 'number') {
    const cents = Math.round(cell * 100)
    return Math.abs(cell * 100 - cents) < 0.001 && Math.abs(cents) < 1e12 ? { value: cents } : problem
  }
  const text = String(cell).replace(/[\s\u00a0\u202f€]|EUR/gi, '')
  const sign = /^[-\u2212]|[-\u2212]$/.test(text) ? -1 : 1
  const digits = text.replace(/^[-+\u2212]|[-\u2212]$/g, '')
  // „1,234“ and „1.234“ are thousands: an amount has two decimals at most, behind another sign than its thousands.
  const match = SEPARATED.map((form) => form.exec(digits)).find((found) => found !== null)
  if (!match) return problem
  return {
    value: sign * (Number(match[1]!.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))),
  }
}

const OUT = /^(d|debet|debit|odchadz|vydaj|-)/
const IN = /^(k|c|kredit|credit|prichadz|prijem|\+)/

/** The signed amount of a row: of one column, of one with a direction beside it, or of two columns. */
function amountOf(cell: (field: BankField) => Cell): Read<number | null> {
  const amount = readAmount(cell('amount'))
  if ('problem' in amount) return amount
  if (amount.value !== null) {
    const direction = fold(String(cell('direction') ?? ''))
    if (OUT.test(direction)) return { value: -Math.abs(amount.value) }
    return { value: IN.test(direction) ? Math.abs(amount.value) : amount.value }
  }
  const credit = readAmount(cell('credit'))
  if ('problem' in credit || credit.value) return credit
  const debit = readAmount(cell('debit'))
  return 'problem' in debit ? debit : { value: debit.value === null ? null : -Math.abs(debit.value) }
}

const textOf = (cell: Cell): string | null => (cell === null ? null : String(cell))

/** Reads one row of a table; undefined for one without an amount: an empty row, a total, a title. */
function readRow(
  number: number,
  cell: (field: BankField) => Cell,
  thisYear: number,
): BankRow | WrongRow | undefined {
  const amount = amountOf(cell)
  const day = readDay(cell('day'), thisYear)
  if ('value' in amount && !amount.value) return undefined
  // Below the movements banks write totals and remarks.
  if ('value' in day && day.value === null) return undefined
  if ('problem' in day) return { number, problem: day.problem }
  if ('problem' in amount) return { number, problem: amount.problem }
  if (amount.value! > MOST_CENTS) return { number, problem: `suma je vyššia ako ${formatCents(MOST_CENTS)}` }
  const currency = textOf(cell('currency'))
  if (currency && !/^(EUR|€)$/i.test(currency)) return { number, problem: `mena je ${currency}, nie EUR` }
  const note = textOf(cell('note'))
  return {
    number,
    day: day.value!,
    amount: amount.value!,
    symbol: symbolOf(textOf(cell('symbol'))) ?? symbolInText(note),
    payer: keptText('payer', textOf(cell('payer'))),
    iban: ibanOf(textOf(cell('iban'))),
    note: keptText('note', note),
    reference: keptText('reference', textOf(cell('reference'))),
    isReturn: /^(ano|a|true|1)$/.test(fold(String(cell('returned') ?? ''))),
  }
}

/** The movements of a table; `heading` is the index of the row of headings. */
export function tableStatement(
  rows: readonly Cell[][],
  { heading, mapping, thisYear }: { heading: number; mapping: MappingOf<BankField>; thisYear: number },
): Statement {
  const read = rows
    .slice(heading + 1)
    .map((written, at) => {
      const { cells, problems } = plainCells(written, mapping, rows[heading] ?? [])
      const row = readRow(heading + at + 2, cellsOf(cells, mapping), thisYear)
      return row && problems[0] ? { number: row.number, problem: problems[0] } : row
    })
    .filter((row) => row !== undefined)
  return {
    rows: withOwnReferences(read.filter((row): row is BankRow => 'day' in row)),
    wrong: read.filter((row): row is WrongRow => 'problem' in row),
  }
}

/**
 * What tells a movement apart from all others of the account, the same in every statement that has it: the bank's reference,
 * else what it says, with its place among equal ones of the day.
 */
export function rowKeys(rows: readonly BankRow[]): string[] {
  const equal = new Map<string, number>()
  return rows.map(({ reference, day, amount, symbol, payer, iban, note }) => {
    // With day and amount: a payer's reference that a file takes for the bank's comes again with the next payment.
    if (reference) return JSON.stringify([reference, day, amount])
    const said = JSON.stringify([day, amount, symbol, payer, iban, note])
    const before = equal.get(said) ?? 0
    equal.set(said, before + 1)
    return `${said} ${before}`
  })
}
