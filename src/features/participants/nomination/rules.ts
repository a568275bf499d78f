import { EVENT_TYPES } from '@/features/events/labels'
import type { Nomination, SquadOrder } from './labels'
import type { Candidate, SeasonNominations } from './schema'

interface NominatedEvent {
  type: number
  cancelled?: { at?: string | null } | null
}

/** Why an event has no nomination, as a sentence; undefined when it has. */
export const whyNoNomination = ({ type, cancelled }: NominatedEvent): string | undefined => {
  if (type === EVENT_TYPES.training) return 'Nominácia je len na zápas a turnaj.'
  return cancelled?.at ? 'Udalosť je zrušená, nominácia sa k nej nezapisuje.' : undefined
}

/** Which invited players are asked to answer: who is out of the nomination is not. */
export const ASKED = { nomination: { not_equals: 'out' } } as const

/** The same of one row. */
export const isAsked = ({ nomination }: { nomination: unknown }): boolean =>
  nomination !== ASKED.nomination.not_equals

/** How many places a nomination has unless the trainer says otherwise: eleven and five, as most matches of the young. */
export const SQUAD_SIZE = 16

/** Whether somebody was nominated: an event without it has no squad. */
export const hasSquad = (rows: readonly { nomination: Nomination | null }[]): boolean =>
  rows.some(({ nomination }) => nomination === 'in' || nomination === 'substitute')

interface Counted {
  player: unknown
  nomination: unknown
  rows: number
}

/** How often each player was nominated, from the counts of events that had a nomination: who was not decided about was out. */
export const seasonByPlayer = (counted: readonly Counted[]): Map<string, SeasonNominations> => {
  const seasons = new Map<string, SeasonNominations>()
  for (const { player, nomination, rows } of counted) {
    const season = seasons.get(String(player)) ?? { in: 0, substitute: 0, out: 0 }
    season[(nomination as Nomination | null) ?? 'out'] += rows
    seasons.set(String(player), season)
  }
  return seasons
}

const ANSWER_ORDER = { yes: 0, maybe: 1, none: 2, no: 3 } as const

type Compare = (one: Candidate, other: Candidate) => number

const byAnswer: Compare = (one, other) =>
  ANSWER_ORDER[one.answer ?? 'none'] - ANSWER_ORDER[other.answer ?? 'none']

/** Who sat out most, then who played least. */
const bySeason: Compare = (one, other) => other.season.out - one.season.out || one.season.in - other.season.in

const COMPARE: Record<SquadOrder, Compare> = {
  fair: (one, other) => byAnswer(one, other) || bySeason(one, other),
  answer: byAnswer,
  name: () => 0,
}

/** Candidates, given by name, in an order: `fair` has those who come first, among them who sat out most. */
export const inSquadOrder = (candidates: readonly Candidate[], order: SquadOrder): Candidate[] =>
  [...candidates].sort(COMPARE[order])

/** Those who have not answered. */
export const silentOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ answer }) => answer === null)

/** What is chosen, by player; who is missing is as he was. */
export type Choice = Readonly<Record<string, Nomination | null>>

/** A player's place as it is chosen now. */
export const chosenOf = (choice: Choice, { player, nomination }: Candidate): Nomination | null =>
  player.id in choice ? choice[player.id]! : nomination

/**
 * The place after a tap on `place`: that place, or when it was taken already none. Whoever was told to be in the squad is out
 * of it then; about others nothing is decided, as before.
 */
export const afterTap = (choice: Choice, candidate: Candidate, place: 'in' | 'substitute'): Choice => {
  const wasIn = candidate.nomination === 'in' || candidate.nomination === 'substitute'
  const cleared = wasIn ? 'out' : candidate.nomination
  const next = chosenOf(choice, candidate) === place ? cleared : place
  return { ...choice, [candidate.player.id]: next }
}

/** Everybody who comes and is not decided about. */
export const withAllComing = (choice: Choice, candidates: readonly Candidate[]): Choice => ({
  ...choice,
  ...Object.fromEntries(
    candidates.flatMap((each) =>
      each.answer === 'yes' && chosenOf(choice, each) === null ? [[each.player.id, 'in'] as const] : [],
    ),
  ),
})

/** What to send: the rows that change, with what was seen; with `othersOut` whoever is not decided about is out. */
export const changesOf = (choice: Choice, candidates: readonly Candidate[], othersOut: boolean) =>
  candidates.flatMap((each) => {
    const chosen = chosenOf(choice, each)
    const nomination = chosen === null && othersOut ? ('out' as const) : chosen
    return nomination === each.nomination
      ? []
      : [{ player: each.player.id, nomination, seen: each.nomination }]
  })

interface Listed {
  player: { name: string }
  jerseyNumber: number | null
  nomination: Nomination | null
}

/** The rows of one place, by shirt number where there is one, then by name. */
export const ofPlace = <Row extends Listed>(rows: readonly Row[], place: Nomination): Row[] =>
  rows
    .filter(({ nomination }) => nomination === place)
    .sort((one, other) => (one.jerseyNumber ?? 100) - (other.jerseyNumber ?? 100))

/** The squad as a text to share: what stands in `heading`, then numbers and names, nothing else of anybody. */
export const formatSquad = (heading: readonly string[], rows: readonly Listed[]): string => {
  const part = (title: string, place: Nomination): string[] => {
    const some = ofPlace(rows, place)
    const line = ({ jerseyNumber, player }: Listed) => [jerseyNumber, player.name].filter(Boolean).join(' ')
    return some.length > 0 ? ['', `${title} (${some.length}):`, ...some.map(line)] : []
  }
  return [...heading.filter(Boolean), ...part('Nominácia', 'in'), ...part('Náhradníci', 'substitute')].join(
    '\n',
  )
}
