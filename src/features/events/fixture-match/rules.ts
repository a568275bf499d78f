import { seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import type { MatchColumns } from '../fixture-changes/rules'
import { clubKey, secondTeam } from '../fixture-sides/rules'
import { EVENT_TYPES } from '../labels'

/** An event of the club, as far as the rows of a schedule are compared with it. */
export interface KnownEvent extends MatchColumns {
  id: string
  type: number
  title: string
  categories: readonly string[]
  isCancelled: boolean
  /** Whether it has attendance. */
  isAttended: boolean
}

/** A row as a match of one category, before it is known which match of the club it means. */
export interface Candidate {
  number: number
  category: string
  /** The mark of a second team of ours, as „B“. */
  team: string
  columns: Pick<MatchColumns, 'startsAt'> & Partial<MatchColumns>
}

type Facts = Pick<Candidate, 'category' | 'columns'>

const season = (moment: string): string => seasonOf(moment).label
const nameKey = (name: string): string => clubKey(name) || fold(name)
/** „Lipová B“ is another opponent than „Lipová“, which „ŠK Lipová“ is not. */
const teamKey = (name: string): string => [nameKey(name), secondTeam(name)].join(' ')

type KeyOf = (facts: Facts) => string | undefined

const byOpponentOfRound: KeyOf = ({ category, columns: { startsAt, competition, round, opponent } }) =>
  competition && round && opponent
    ? [category, season(startsAt), fold(competition), fold(round), teamKey(opponent)].join('|')
    : undefined
const byOpponentOfDay: KeyOf = ({ category, columns: { startsAt, opponent } }) =>
  opponent ? [category, dayOf(startsAt), teamKey(opponent)].join('|') : undefined
/** Of a match without an opponent: with another one it is somebody else's round, often that of our second team. */
const byRound: KeyOf = ({ category, columns: { startsAt, competition, round } }) =>
  competition && round ? [category, season(startsAt), fold(competition), fold(round)].join('|') : undefined

/** Which match of the club each row means, and which row of the file says the same before. */
export interface Found {
  matches: ReadonlyMap<number, KnownEvent>
  /** The number of the earlier row, by that of the later one. */
  repeated: ReadonlyMap<number, number>
}

/**
 * Rows that say the same as an earlier one of the same team of ours: the same opponent in a round, or on a day when no round
 * tells them apart.
 */
function repeatedRows(rows: readonly Candidate[]): Map<number, number> {
  const repeated = new Map<number, number>()
  for (const keyOf of [byOpponentOfRound, byOpponentOfDay])
    for (const [key, [first, ...others]] of groupsBy(
      rows,
      (row) => keyOf(row) && `${row.team}|${keyOf(row)}`,
    ))
      for (const other of others) {
        const isApart = byOpponentOfRound(first!) && byOpponentOfRound(other)
        if (key !== undefined && (keyOf === byOpponentOfRound || !isApart))
          repeated.set(other.number, repeated.get(other.number) ?? first!.number)
      }
  return repeated
}

/**
 * Finds the match of the club that each row means: of the same competition, round and opponent; of the same day and opponent;
 * or the only one of its competition and round that no other row means, when it has no opponent. Two rows never mean one match.
 */
export function foundMatches(rows: readonly Candidate[], known: readonly KnownEvent[]): Found {
  const own = known
    .filter(({ type }) => type === EVENT_TYPES.match)
    .flatMap((event) => event.categories.map((category) => ({ event, category, columns: event })))
  const repeated = repeatedRows(rows)
  const matches = new Map<number, KnownEvent>()
  const taken = new Set<string>()
  for (const keyOf of [byOpponentOfRound, byOpponentOfDay, byRound]) {
    const events = groupsBy(keyOf === byRound ? own.filter(({ event }) => !event.opponent) : own, keyOf)
    // Rows of our first team before those of others: a match of the club does not say which team plays it.
    const open = rows
      .filter(({ number }) => !repeated.has(number) && !matches.has(number))
      .sort((one, other) => Number(one.team !== '') - Number(other.team !== ''))
    const sharing = groupsBy(open, keyOf)
    for (const row of open) {
      const key = keyOf(row)
      const free = (events.get(key) ?? []).filter(({ event }) => !taken.has(event.id))
      const isOnly = free.length === 1 && sharing.get(key)!.length === 1
      const onDay = free.find(({ event }) => dayOf(event.startsAt) === dayOf(row.columns.startsAt))
      const match = key !== undefined && (keyOf !== byRound || isOnly) && (onDay ?? free[0])?.event
      if (!match) continue
      matches.set(row.number, match)
      taken.add(match.id)
    }
  }
  return { matches, repeated }
}

const differ = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && fold(one!) !== fold(other!)

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one) && Boolean(other) && !differ(one, other)

/** Whether a match is against the opponent of a row, also when the one says „B“ and the other does not. */
const hasOpponentOf = ({ columns }: Candidate, event: KnownEvent): boolean =>
  nameKey(event.opponent ?? '') === nameKey(columns.opponent ?? '')

/** Whether a match is of the competition and round of a row. A second team of ours has its own opponent in a round. */
const hasRoundOf = ({ columns, team }: Candidate, event: KnownEvent): boolean =>
  team === '' && isSame(event.competition, columns.competition) && isSame(event.round, columns.round)

/** Whether a match has the very opponent of a row. */
export const isAgainst = (event: KnownEvent, opponent: string | null | undefined): boolean =>
  teamKey(event.opponent ?? '') === teamKey(opponent ?? '')

/**
 * Matches that a row without a match may mean: of the category in the same season, meant by no other row, and either against
 * the same opponent, not on the other side's pitch, in another competition or another round, or of the same round against
 * another opponent.
 */
export const likelyMatches = (
  row: Candidate,
  known: readonly KnownEvent[],
  taken: ReadonlySet<string>,
): KnownEvent[] =>
  known.filter(
    (event) =>
      event.type === EVENT_TYPES.match &&
      !taken.has(event.id) &&
      event.categories.includes(row.category) &&
      season(event.startsAt) === season(row.columns.startsAt) &&
      (hasRoundOf(row, event) ||
        (hasOpponentOf(row, event) &&
          !differ(event.homeAway, row.columns.homeAway) &&
          !differ(event.competition, row.columns.competition) &&
          !differ(event.round, row.columns.round))),
  )
