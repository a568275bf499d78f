import { dateAndTime } from '@/lib/date-format'
import { countsOf } from '@/lib/groups'
import { dashed } from '@/lib/text'
import type { Choice, PlannedRow } from '../fixture-candidates/rules'
import type { MatchColumns, MatchField } from '../fixture-changes/rules'
import { ROW_KINDS } from '../fixture-import/labels'
import type { PreviewView } from '../fixture-import/schema'
import { HOME_AWAY } from '../labels'
import type { MadePlan } from './queries'

type RowView = PreviewView['rows'][number]
type Columns = Partial<MatchColumns>

/** The columns that are shown one by one; the other times go along with the start, the result is one. */
const SHOWN = {
  startsAt: 'Začiatok',
  place: 'Miesto',
  opponent: 'Súper',
  homeAway: 'Doma / Vonku',
  competition: 'Súťaž',
  round: 'Kolo',
} as const satisfies Partial<Record<MatchField, string>>

function shown(field: keyof typeof SHOWN, columns: Columns): string | null {
  const value = columns[field] || null
  if (value === null) return null
  if (field === 'startsAt') return dateAndTime(value)
  // The field's own word would stand beside it: „Kolo 7.“
  if (field === 'round') return value.replace(/^(\d+\.) kolo$/, '$1')
  return field === 'homeAway' ? HOME_AWAY[value as keyof typeof HOME_AWAY] : value
}

const resultIn = ({ own, their }: Columns): string | null =>
  own == null && their == null ? null : `${own ?? '–'}:${their ?? '–'}`

function changesIn({ kind, values, before }: PlannedRow): RowView['changes'] {
  const changes = (Object.keys(SHOWN) as (keyof typeof SHOWN)[]).flatMap((field) => {
    const after = shown(field, values)
    // When a new match is stands above its values.
    if (after === null || (kind === 'new' && field === 'startsAt')) return []
    return [{ field: SHOWN[field], before: shown(field, before), after }]
  })
  if (values.own === undefined && values.their === undefined) return changes
  // One side alone may have changed: the whole result is shown.
  const was = { own: before.own ?? values.own, their: before.their ?? values.their }
  const after = { ...was, ...values }
  const had = before.own == null && before.their == null ? null : resultIn({ ...after, ...before })
  return [...changes, { field: 'Výsledok z\u00a0nášho pohľadu', before: had, after: resultIn(after)! }]
}

const choiceLabel = ({ means, match }: Choice): string => {
  if (means === 'anyway') return match ? 'Zmeniť ho aj tak' : 'Zapísať ho aj tak'
  return match ? `Je to ${match.title}, ${dateAndTime(match.startsAt)}` : 'Je to nový zápas'
}

const rowView = (row: PlannedRow, names: ReadonlyMap<string, string>): RowView => ({
  number: row.number,
  kind: row.kind,
  name: row.home || row.guest ? dashed(row.home || '?', row.guest || '?') : '',
  category: names.get(row.category ?? '') ?? '',
  startsAt: row.startsAt || null,
  changes: changesIn(row),
  problems: row.problems,
  notes: row.notes,
  choices: row.choices.map((choice) => ({ decision: choice.decision, label: choiceLabel(choice) })),
})

/** A plan as the screen shows it, with the names of categories. */
export const previewView = (
  { rows, seen }: MadePlan,
  names: ReadonlyMap<string, string>,
  told: PreviewView['told'],
): PreviewView => ({
  rows: rows.map((row) => rowView(row, names)),
  counts: countsOf(ROW_KINDS, rows),
  told,
  seen,
})
