import { countsOf } from '@/lib/groups'
import { ROW_KINDS } from './labels'
import type { WrongRow } from './rows/rules'
import type { MatchedRow } from './rules'
import type { StatementPreview } from './schema'

/** What becomes of a statement, and the digest of what was found: another one means that something has changed. */
export interface MatchedStatement {
  rows: MatchedRow[]
  /** By the rows' numbers, how many cents of a matched one become credit. */
  surplus: ReadonlyMap<number, number>
  /** The players whose payments are booked. */
  paid: readonly string[]
  wrong: WrongRow[]
  seen: string
}

/** A player as a choice of the office. */
export interface NamedPlayer {
  id: string
  name: string
  category: string
}

type Names = ReadonlyMap<string, NamedPlayer>

/** The players a row may be for, as the screen offers them. */
export const choicesView = (choices: MatchedRow['choices'], names: Names) =>
  choices.flatMap(({ player, reason }) => {
    const named = names.get(player)
    return named ? [{ ...named, reason }] : []
  })

const rowView = (
  { row, kind, player, choices, paidOn, pair, likely }: MatchedRow,
  surplus: number,
  names: Names,
): StatementPreview['rows'][number] => {
  const { number, day, amount, symbol, payer, iban, note } = row
  const named = player === null ? undefined : names.get(player)
  return {
    ...{ number, kind, day, amount, symbol, payer, iban, note },
    player: named ? { id: named.id, name: named.name } : null,
    surplus,
    ...{ paidOn: paidOn ?? null, pair: pair ?? null, likely: likely ?? null },
    choices: choicesView(choices, names),
  }
}

/** A matched statement as the screen shows it. */
export const previewView = (
  { rows, surplus, wrong, seen }: MatchedStatement,
  names: Names,
): StatementPreview => ({
  rows: rows.map((each) => rowView(each, surplus.get(each.row.number) ?? 0, names)),
  wrong,
  counts: countsOf(ROW_KINDS, rows),
  seen,
})
