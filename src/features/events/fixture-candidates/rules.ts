import type { ClosablePlace } from '@/features/club/places/rules'
import type { MatchColumns, WantedColumns } from '../fixture-changes/rules'
import type { KnownEvent } from '../fixture-match/rules'
import type { FixtureRow } from '../fixture-rows/rules'
import { secondTeam, type Side } from '../fixture-sides/rules'
import { EVENT_TYPES } from '../labels'
import { resultFits } from '../rules'

/** What becomes of a row. `same` changes nothing, `wrong` and `other` are left out, `unsure` waits for a decision. */
export type RowKind = 'unsure' | 'wrong' | 'new' | 'changed' | 'same' | 'other'

/** What the office may decide: the id of a match, or `new`. */
export interface Choice {
  decision: string
  /** The row means this match, is a new one, or is written although something speaks against it. */
  means: 'match' | 'new' | 'anyway'
  match: Pick<KnownEvent, 'id' | 'title' | 'startsAt'> | null
}

export interface PlannedRow {
  number: number
  kind: RowKind
  /** The match of the club that the row means. */
  id: string | null
  home: string
  guest: string
  /** An ISO moment; empty when the row has none. */
  startsAt: string
  category: string | null
  /** What is set: of a new match everything, of a known one what differs. */
  values: Partial<MatchColumns>
  /** Of a known match, what the row replaces. */
  before: Partial<MatchColumns>
  /** Why it is wrong, or why it has to be decided. */
  problems: string[]
  /** What the office should know of a row that is written all the same. */
  notes: string[]
  choices: Choice[]
}

/** What a row says of a match of the club. */
export interface Said {
  columns: WantedColumns
  /** The mark of our team when it is not the first one of the category: „B“; empty otherwise. */
  team: string
  isPostponed: boolean
}

/** What the rows of a schedule are read with. */
export interface Planning {
  known: readonly KnownEvent[]
  /** The club's places with the days they are closed. */
  places: readonly ClosablePlace[]
  categoryByName: (written: string) => string | undefined
  /** The names of the club's categories, by id. */
  categoryNames: ReadonlyMap<string, string>
  /** The category of rows that name none. */
  category: string | null
  sideOf: (home: string, guest: string) => Side
  decisions: ReadonlyMap<number, string>
  now: Date
}

const UNNAMED = 'chýba kategória, vyberte ju pre celý súbor'

/** The category of a row, or why it has none. */
function categoryOf({ category }: FixtureRow, planning: Planning): { id?: string; problem?: string } {
  if (!category) return planning.category ? { id: planning.category } : { problem: UNNAMED }
  const id = planning.categoryByName(category)
  return id ? { id } : { problem: `kategória „${category}“ v\u00a0klube nie je` }
}

/** What a row says of the match, from our side. */
function columnsOf({ home, guest, startsAt, place, competition, round, score }: FixtureRow, side: Side) {
  const isHome = side === 'home'
  const columns: WantedColumns = {
    startsAt,
    opponent: isHome ? guest : home,
    homeAway: isHome ? 'home' : 'away',
  }
  if (place) columns.place = place
  if (competition) columns.competition = competition
  if (round) columns.round = round
  if (score) {
    columns.own = isHome ? score.home : score.guest
    columns.their = isHome ? score.guest : score.home
  }
  return columns
}

const blank = ({ number, home, guest, startsAt }: FixtureRow): PlannedRow => ({
  ...{ number, kind: 'wrong', id: null, home, guest, startsAt, category: null },
  ...{ values: {}, before: {}, problems: [], notes: [], choices: [] },
})

/** The mark of our team, unless the category has it in its own name: „U13 B“. */
function teamOf({ home, guest }: FixtureRow, side: Side, category: string | undefined): string {
  const team = secondTeam(side === 'home' ? home : guest)
  return team === secondTeam(category ?? '') ? '' : team
}

/** A row as a match of the club, or what it is instead. */
export function readRow(row: FixtureRow, planning: Planning): { planned: PlannedRow; said?: Said } {
  const planned = blank(row)
  const side = row.home && row.guest ? planning.sideOf(row.home, row.guest) : undefined
  if (side === 'neither') return { planned: { ...planned, kind: 'other' } }
  const { id, problem } = categoryOf(row, planning)
  const problems = [...row.problems, ...(problem ? [problem] : [])]
  if (side === 'both') problems.push('obe družstvá sú z\u00a0nášho klubu, takýto zápas zapíšte ručne')
  if (problems.length > 0 || !side || !id) return { planned: { ...planned, problems } }
  const columns = columnsOf(row, side)
  const misfit = resultFits(
    { type: EVENT_TYPES.match, startsAt: row.startsAt },
    { own: columns.own, their: columns.their },
    planning.now,
  )
  if (misfit !== true) return { planned: { ...planned, problems: [misfit] } }
  const team = teamOf(row, side, planning.categoryNames.get(id))
  return { planned: { ...planned, category: id }, said: { columns, team, isPostponed: row.isPostponed } }
}
