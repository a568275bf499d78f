import { type Season, seasonOf } from '@/features/club/season/rules'
import { idOf } from '@/lib/reference'
import type { Outcome } from './labels'

/** Characters of a reason at most. */
export const REASON_MAX = 200
/** Players of a migration at most. */
export const MOVES_MAX = 500

interface Decision {
  season: string
  moves: readonly {
    player?: unknown
    from?: unknown
    to?: unknown
    outcome: string
    reason?: string | null
  }[]
}

/** Whether two migrations, stored or sent, move the same players in the same way. */
export const isSameMigration = (one: Decision, other: Decision): boolean => {
  const key = ({ season, moves }: Decision) =>
    JSON.stringify([
      season,
      moves.map(({ player, from, to, outcome, reason }) => [
        idOf(player),
        idOf(from),
        idOf(to),
        outcome,
        reason || '',
      ]),
    ])
  return key(one) === key(other)
}

interface Years {
  from?: number | null
  to?: number | null
}

export interface AgeGroup {
  id: string
  name: string
  birthYears?: Years | null
}

/**
 * The birth years of a category in a season; undefined when it has none. The stored years belong to one season and
 * move by one each season. For a category named by age („U13“) the name gives that season: a player of U13 turns 13 in
 * the year the season ends. For any other category the stored years are those of the current season.
 */
export const birthYearsIn = (
  group: AgeGroup,
  season: Season,
  now: Date,
): { from: number; to: number } | undefined => {
  const { from, to } = group.birthYears ?? {}
  if (from == null && to == null) return undefined
  const first = from ?? to!
  const age = /^U\s?(\d{1,2})\b/i.exec(group.name)?.[1]
  const shiftByName = age ? season.startYear + 1 - Number(age) - first : undefined
  const shift =
    shiftByName === 0 || shiftByName === 1 ? shiftByName : season.startYear - seasonOf(now).startYear
  return { from: first + shift, to: (to ?? from!) + shift }
}

export interface Proposal {
  outcome: Outcome
  /** The category in the new season; null when there is none. */
  to: string | null
  /** Why, in a few words; empty when the player simply stays. */
  reason: string
}

/**
 * What a player's birth year proposes for a new season. A player of an older category than their year stays there.
 * Whoever is too old for the oldest category leaves; for a year without a category the outcome is `none`.
 */
export const proposalFor = (
  player: { birthYear?: number; category: string },
  groups: readonly AgeGroup[],
  season: Season,
  now: Date,
): Proposal => {
  const stay = (reason: string): Proposal => ({ outcome: 'stays', to: player.category, reason })
  const year = player.birthYear
  if (year === undefined) return stay('chýba dátum narodenia')
  const years = new Map(groups.map((group) => [group.id, birthYearsIn(group, season, now)]))
  const takes = (id: string) => {
    const range = years.get(id)
    return range !== undefined && range.from <= year && year <= range.to
  }
  if (takes(player.category)) return stay('')
  const own = years.get(player.category)
  if (own && year > own.to) return stay('hrá so staršími')
  const next = groups.find((group) => takes(group.id))
  if (next) return { outcome: 'moves', to: next.id, reason: `ročník ${year}` }
  const oldest = Math.min(...[...years.values()].flatMap((range) => (range ? [range.from] : [])))
  return year < oldest
    ? { outcome: 'leaves', to: null, reason: `ročník ${year} presiahol najstaršiu kategóriu` }
    : { outcome: 'none', to: null, reason: `ročník ${year} nemá kategóriu` }
}

/** The year of a birth date YYYY-MM-DD; undefined without a date. */
export const birthYearOf = (birthDate: string | null | undefined): number | undefined =>
  birthDate && /^\d{4}-/.test(birthDate) ? Number(birthDate.slice(0, 4)) : undefined

/** A player's categories, and whether they are active. */
export interface Placement {
  category?: string
  /** The second category; absent where it does not matter. */
  second?: string
  active: boolean
}

interface PlayerMove {
  outcome: string
  from?: string
  to?: string
  /** The second category before the move. */
  second?: string
}

/** Whether a move clears the second category, because it becomes the main one. */
export const givesUpSecond = ({ outcome, to, second }: PlayerMove): boolean =>
  outcome === 'moves' && second !== undefined && second === to

/** A player's placement after a move; one that differs today was changed since. */
export const placementAfter = (move: { outcome: string; from?: string; to?: string }): Placement =>
  move.outcome === 'leaves' ? { category: move.from, active: false } : { category: move.to, active: true }

/** Whether two placements are the same in what every move sets; the second category is not compared. */
export const isSamePlacement = (one: Placement, other: Placement): boolean =>
  one.category === other.category && one.active === other.active

/**
 * A player's placement once a move is undone: what the move changed is as before, the rest stays as it is now.
 * Undefined when something the move changed was changed again since, or when main and second category would become
 * the same.
 */
export const placementBefore = (move: PlayerMove, now: Placement): Placement | undefined => {
  if (!isSamePlacement(now, placementAfter(move))) return undefined
  if (givesUpSecond(move) && now.second !== undefined) return undefined
  const second = givesUpSecond(move) ? move.second : now.second
  if (second !== undefined && second === move.from) return undefined
  return { category: move.from, second, active: true }
}

/** What is wrong with whom a migration moves, as a sentence; undefined when nothing is. */
export const playersProblem = (players: readonly string[]): string | undefined => {
  if (players.length === 0) return 'Vyberte aspoň jedného hráča.'
  if (players.length > MOVES_MAX) return `V\u00a0jednom presune môže byť najviac ${MOVES_MAX} hráčov.`
  return new Set(players).size < players.length ? 'Niektorý hráč je vo výbere dvakrát.' : undefined
}

/** What is wrong with moves by themselves, as a sentence; undefined when nothing is. */
export const moveProblem = (
  moves: readonly { player: string; from: string; outcome: string; to?: string | null }[],
): string | undefined => {
  const problem = playersProblem(moves.map(({ player }) => player))
  if (problem) return problem
  if (moves.some(({ outcome, to }) => (outcome === 'moves') !== Boolean(to)))
    return 'Vyberte zdrojovú aj cieľovú kategóriu.'
  return moves.some(({ outcome, from, to }) => outcome === 'moves' && from === to)
    ? 'Cieľová kategória musí byť iná ako zdrojová.'
    : undefined
}
