import { counted } from '@/lib/plural'
import type { Choice, PlannedRow, Planning } from '../fixture-candidates/rules'
import { changesOf, columnsBefore, type WantedColumns } from '../fixture-changes/rules'
import { clashFinder, eventsLeft } from '../fixture-clashes/rules'
import { foundMatches, isAgainst, type KnownEvent, likelyMatches } from '../fixture-match/rules'
import { noteFinder } from '../fixture-notes/rules'
import type { FixtureRow } from '../fixture-rows/rules'
import { readRow } from '../fixture-candidates/rules'
import { EVENT_TYPES } from '../labels'
import { resultFits } from '../rules'

const named = ({ id, title, startsAt }: KnownEvent): Choice['match'] => ({ id, title, startsAt })
const itIs = (match: KnownEvent): Choice => ({ decision: match.id, means: 'match', match: named(match) })
const NEW: Choice = { decision: 'new', means: 'new', match: null }
const NEW_ANYWAY: Choice = { decision: 'new', means: 'anyway', match: null }

/** „2 podobné zápasy s týmto súperom sú v inom termíne“ */
const similar = (count: number, how: { with: string; differs: string }): string[] =>
  count === 0
    ? []
    : [
        `${counted(count, ['podobný zápas', 'podobné zápasy', 'podobných zápasov'])} ${how.with} ${count > 1 && count < 5 ? 'sú' : 'je'} ${how.differs}`,
      ]

/** Why a row may mean a match of the club: it has moved, or has got another opponent. */
function mayBeChanged(likely: readonly KnownEvent[], { opponent }: WantedColumns): string[] {
  const moved = likely.filter((event) => isAgainst(event, opponent)).length
  return [
    ...similar(moved, { with: 's\u00a0týmto súperom', differs: 'v\u00a0inom termíne' }),
    ...similar(likely.length - moved, { with: 'v\u00a0klube', differs: 's\u00a0iným súperom' }),
  ]
}

const CANCELLED = 'zápas je v\u00a0klube zrušený a\u00a0zrušený zostane'

/** Why a match is not moved without somebody's decision. */
const whyNotMoved = ({ startsAt, isAttended }: KnownEvent, now: Date): string[] => {
  if (isAttended) return ['zápas má zapísanú dochádzku a\u00a0presunul by sa']
  return Date.parse(startsAt) <= now.getTime() ? ['zápas sa už odohral a\u00a0presunul by sa'] : []
}

/** A row as a match of the club, to be planned. */
interface Planned {
  planned: PlannedRow
  columns: WantedColumns
  decision: string | undefined
  /** Matches of another day that it may mean. */
  likely: readonly KnownEvent[]
}
type ClashOf = ReturnType<typeof clashFinder>

/** A row that means no match of the club, as far as it is sure. */
function planNew({ planned, columns, decision, likely }: Planned, clashOf: ClashOf): PlannedRow {
  const span = { startsAt: columns.startsAt, type: EVENT_TYPES.match }
  const clash = clashOf(planned.number, planned.category!, span)
  const problems = [...mayBeChanged(likely, columns), ...(clash ? [clash] : [])]
  const anew = likely.length > 0 ? [NEW] : clash ? [NEW_ANYWAY] : []
  const kind = problems.length > 0 && decision !== 'new' ? 'unsure' : 'new'
  return { ...planned, kind, values: columns, problems, choices: [...likely.map(itIs), ...anew] }
}

/** A row that means this match of the club. */
function planKnown(row: Planned, match: KnownEvent, clashOf: ClashOf, now: Date): PlannedRow {
  const { columns, decision, likely } = row
  const values = changesOf(columns, match)
  const planned = { ...row.planned, id: match.id, values, before: columnsBefore(values, match) }
  if (Object.keys(values).length === 0) return { ...planned, kind: 'same' }
  const after = { ...match, ...values }
  const misfit = resultFits(after, { own: after.own, their: after.their }, now)
  if (misfit !== true) return { ...planned, values: {}, before: {}, kind: 'wrong', problems: [misfit] }
  const isMoved = values.startsAt !== undefined
  const clash = isMoved && !match.isCancelled ? clashOf(planned.number, planned.category!, after) : undefined
  const problems = [...(isMoved ? whyNotMoved(match, now) : []), ...(clash ? [clash] : [])]
  const anyway: Choice[] = problems.length > 0 ? [{ ...itIs(match), means: 'anyway' }] : []
  return {
    ...planned,
    kind: problems.length > 0 && decision !== match.id ? 'unsure' : 'changed',
    problems: match.isCancelled ? [...problems, CANCELLED] : problems,
    // What was decided to be a moved match can be decided again.
    choices: likely.length > 0 ? [...likely.map(itIs), NEW] : anyway,
  }
}

/** Makes the plan of a schedule: pure, so that the preview and the act make the same of the same matches. */
export function planOf(rows: readonly FixtureRow[], planning: Planning): PlannedRow[] {
  const { known, decisions, now } = planning
  const read = rows.map((row) => readRow(row, planning))
  const candidates = read.flatMap(({ planned: { number, category }, said }) =>
    category && said ? [{ number, category, team: said.team, columns: said.columns }] : [],
  )
  const { matches: sure, repeated } = foundMatches(candidates, known)
  const matches = new Map(sure)
  const taken = new Set([...sure.values()].map(({ id }) => id))
  const likely = new Map<number, KnownEvent[]>()
  for (const candidate of candidates) {
    const { number } = candidate
    if (matches.has(number) || repeated.has(number)) continue
    const found = likelyMatches(candidate, known, taken)
    likely.set(number, found)
    const chosen = found.find(({ id }) => id === decisions.get(number))
    if (!chosen) continue
    matches.set(number, chosen)
    taken.add(chosen.id)
  }
  const wanted = candidates.flatMap(({ number, columns }) => {
    const match = matches.get(number)
    return match ? [[match.id, columns] as const] : []
  })
  const events = eventsLeft(known, new Map(wanted))
  const clashOf = clashFinder(events)
  const notesOf = noteFinder(
    planning,
    events,
    candidates.map(({ columns }) => columns.startsAt),
  )
  return read.map(({ planned, said }): PlannedRow => {
    const { number } = planned
    if (!said) return planned
    const first = repeated.get(number)
    if (first !== undefined) return { ...planned, problems: [`ten istý zápas je už v\u00a0riadku ${first}`] }
    const row = {
      planned,
      columns: said.columns,
      decision: decisions.get(number),
      likely: likely.get(number) ?? [],
    }
    const match = matches.get(number)
    const made = match ? planKnown(row, match, clashOf, now) : planNew(row, clashOf)
    return { ...made, notes: notesOf(made, said, match) }
  })
}
