import { addYears } from '@/lib/dates'
import type { LeftOut } from '../labels'
import { stateOf, type Stored } from '../states/rules'

/** How many years ahead a stage may be planned. */
const YEARS_AHEAD = 2

/** Whether a change performs a stage that waited. */
export const isPerformedNow = (after: Stored, before: Stored | undefined): boolean =>
  before?.stage === 'waiting' && after.stage === 'performed'

/** Whether a planned stage is to be performed today, or was to be while the site was off. */
export const isDue = (stage: Stored, today: string): boolean =>
  stateOf(stage) === 'planned' && stage.dueOn! <= today

/** What is wrong with the day of a stage, as a sentence; undefined when nothing is. */
export const dayProblem = (dueOn: string | null, today: string): string | undefined => {
  if (dueOn === null) return undefined
  if (dueOn <= today) return 'Vyberte deň od zajtrajška, alebo presuňte hráčov hneď.'
  return dueOn > addYears(today, YEARS_AHEAD) ? 'Vyberte deň najviac dva roky dopredu.' : undefined
}

interface Move {
  player: string
  from?: string
  to?: string
  outcome: string
}

/**
 * Why a player cannot be moved as planned; undefined when they can. `players` are those who play today, `categories`
 * those there are.
 */
const leftOutOf = (
  { player, from, to, outcome }: Move,
  players: ReadonlyMap<string, { category?: string; active: boolean }>,
  categories: ReadonlySet<string>,
): LeftOut | undefined => {
  const found = players.get(player)
  if (!found) return 'gone'
  if (!found.active) return 'left'
  if (found.category !== from) return 'changed'
  return outcome === 'moves' && (!to || !categories.has(to)) ? 'target' : undefined
}

/** The moves of a stage, each with why it is left out today; a player named twice is moved once. */
export const checkedMoves = <One extends Move>(
  moves: readonly One[],
  players: ReadonlyMap<string, { category?: string; active: boolean }>,
  categories: ReadonlySet<string>,
): (One & { leftOut: LeftOut | undefined })[] => {
  const before = new Set<string>()
  return moves.map((move) => {
    const isRepeated = before.has(move.player)
    before.add(move.player)
    return { ...move, leftOut: isRepeated ? 'changed' : leftOutOf(move, players, categories) }
  })
}
