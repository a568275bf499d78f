import { type Season, seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import type { Outcome } from './labels'

export const REASON_MAX = 200
/** Days during which a migration can be taken back. */
export const UNDO_DAYS = 14

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
 * The birth years a category takes in a season. Its stored years are those of one season and move on by one a
 * season; a category named by age („U13“) says itself which season that is, because somebody who is 13 in the year
 * the season ends was born in that year less 13; the years of any other one are today's. Undefined without years.
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
  const named = age ? season.startYear + 1 - Number(age) - first : undefined
  const shift = named === 0 || named === 1 ? named : season.startYear - seasonOf(now).startYear
  return { from: first + shift, to: (to ?? from!) + shift }
}

export interface Proposal {
  outcome: Outcome
  /** The category in the new season; null when there is none any more. */
  to: string | null
  /** Why, in a few words; empty when nothing needs to be said. */
  reason: string
}

/**
 * Where a player belongs in a new season by birth year. Nobody is proposed downwards: a child who already plays
 * with older ones stays. Too old for the oldest category leaves; a year no category takes is left without one.
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

/** The year in a birth date YYYY-MM-DD; undefined when there is none. */
export const birthYearOf = (birthDate: string | null | undefined): number | undefined =>
  birthDate && /^\d{4}-/.test(birthDate) ? Number(birthDate.slice(0, 4)) : undefined

/** The last day on which a migration can be taken back, YYYY-MM-DD in the club's calendar. */
export const undoUntil = (performedAt: string): string => addDays(dayOf(performedAt), UNDO_DAYS)

/** Whether a migration may still be taken back at a moment: not yet taken back, and the last day not over. */
export const mayUndo = (migration: { performedAt: string; undoneAt?: string | null }, now: Date): boolean =>
  !migration.undoneAt && dayOf(now) <= undoUntil(migration.performedAt)

export interface PlayerCategories {
  category?: string
  /** The second category; left out where it does not matter. */
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

/** Whether a move takes the second category away: the player's main category becomes what was the second. */
export const givesUpSecond = ({ outcome, to, second }: PlayerMove): boolean =>
  outcome === 'moves' && second !== undefined && second === to

/** Where a player stands after a move; compared with what is stored, it tells who has moved since. */
export const categoriesAfter = (move: { outcome: string; from?: string; to?: string }): PlayerCategories =>
  move.outcome === 'leaves' ? { category: move.from, active: false } : { category: move.to, active: true }

/** Whether two standings are the same in what every move decides. */
export const sameCategories = (one: PlayerCategories, other: PlayerCategories): boolean =>
  one.category === other.category && one.active === other.active

/**
 * Where a player stands once a move is taken back: what the move changed is as before, what it left alone stays as it
 * is now. Undefined when something the move changed was changed again since, or when main and second category would
 * become the same.
 */
export const categoriesBefore = (move: PlayerMove, now: PlayerCategories): PlayerCategories | undefined => {
  if (!sameCategories(now, categoriesAfter(move))) return undefined
  if (givesUpSecond(move) && now.second !== undefined) return undefined
  const second = givesUpSecond(move) ? move.second : now.second
  if (second !== undefined && second === move.from) return undefined
  return { category: move.from, second, active: true }
}

/** What a person chose for a player: a category's id, or what else becomes of them. */
export interface Choice {
  target: string
  reason: string
}

/** The outcome and category behind a chosen target; „stays“, „leaves“ and „none“ are words, all else is an id. */
export const decided = (target: string): { outcome: Outcome; to: string | null } =>
  target === 'stays' || target === 'leaves' || target === 'none'
    ? { outcome: target, to: null }
    : { outcome: 'moves', to: target }

/** The proposals as first choices, a player's id the key. */
export const firstChoices = (
  rows: readonly { player: { id: string }; outcome: Outcome; to: string | null; reason: string }[],
): Record<string, Choice> =>
  Object.fromEntries(
    rows.map(({ player, outcome, to, reason }) => [
      player.id,
      { target: outcome === 'moves' && to ? to : outcome, reason },
    ]),
  )

/** What is wrong with moves whatever the state of the club, as a sentence; undefined when nothing is. */
export const moveProblem = (
  moves: readonly { player: string; from: string; outcome: string; to?: string | null }[],
): string | undefined => {
  if (moves.length === 0) return 'Vyberte aspoň jedného hráča.'
  if (new Set(moves.map(({ player }) => player)).size < moves.length)
    return 'Niektorý hráč je vo výbere dvakrát.'
  if (moves.some(({ outcome, to }) => (outcome === 'moves') !== Boolean(to)))
    return 'Vyberte zdrojovú aj cieľovú kategóriu.'
  return moves.some(({ outcome, from, to }) => outcome === 'moves' && from === to)
    ? 'Cieľová kategória musí byť iná ako zdrojová.'
    : undefined
}
