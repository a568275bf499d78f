import { closedPlace } from '@/features/club/places/labels'
import { closureOf } from '@/features/club/places/rules'
import { seasonOf } from '@/features/club/season/rules'
import { timeOf } from '@/lib/dates'
import { groupsBy } from '@/lib/groups'
import type { PlannedRow, Planning, Said } from '../fixture-candidates/rules'
import type { KnownEvent } from '../fixture-match/rules'
import { EVENT_TYPES, type EventType } from '../labels'
import { LONGEST_DAYS } from '../rules'
import { formatConflict, isVenueConflict } from '../venue-conflicts/rules'

const DAY_MS = 86_400_000
/** A match of a schedule to come is rarely older. */
const OLD_DAYS = 60

/** A planned row beside what the file says of it and the match it means. */
interface Noted {
  row: PlannedRow
  said: Said
  match: KnownEvent | undefined
}

const seasonIn = (moment: string): string => seasonOf(moment).label

/** What the matches of a file have in common: the season of more than half of them, and whether any is to come. */
interface FileTimes {
  now: number
  season: string | undefined
  isAhead: boolean
}

const timesOf = (starts: readonly string[], now: number): FileTimes => ({
  now,
  season: [...groupsBy(starts, seasonIn)].find(([, some]) => some.length * 2 > starts.length)?.[0],
  isAhead: starts.some((start) => Date.parse(start) > now),
})

/** That a new match has been played and no result comes with it, or is in a time of its own: often a year is mistyped. */
function strayNotes({ said, match }: Noted, { now, season, isAhead }: FileTimes): string[] {
  if (match) return []
  const { startsAt, own = null } = said.columns
  const start = Date.parse(startsAt)
  const isUnplayed = start <= now && own === null && !said.isPostponed
  const isOld = isAhead && start < now - OLD_DAYS * DAY_MS
  const isStray = season !== undefined && season !== seasonIn(startsAt)
  return [
    ...(isStray ? [`zápas je v\u00a0sezóne ${seasonIn(startsAt)}, väčšina súboru v\u00a0${season}`] : []),
    ...(isUnplayed ? ['zápas je v\u00a0minulosti a\u00a0nemá výsledok'] : []),
    ...(isOld && !isStray && !isUnplayed
      ? [`zápas je starší ako ${OLD_DAYS}\u00a0dní, iné v\u00a0súbore ešte len budú`]
      : []),
  ]
}

const SIDES = { home: 'domáci', away: 'vonkajší', neutral: 'neutrálny' } as const

/** What stays of a match that changes sides, since the file does not say it: the other club's ground, the way to it. */
function sideNotes({ row, said, match }: Noted): string[] {
  if (!match?.homeAway || !row.values.homeAway) return []
  const { place, meetAt } = { ...match, ...row.values }
  const stays = [
    ...(place && said.columns.place === undefined ? [`miesto „${place}“`] : []),
    ...(meetAt ? [`zraz o\u00a0${timeOf(meetAt)}`] : []),
  ].join(' a\u00a0')
  const change = `${SIDES[match.homeAway]} zápas sa zmenil na ${SIDES[row.values.homeAway]}`
  return stays ? [`${change}, zostáva mu ${stays}`] : []
}

/** The new match of an earlier row; `begins` in milliseconds. */
interface EarlierRow {
  number: number
  category: string | null
  startsAt: string
  begins: number
  place?: string | null
}

/** A place as it is compared with, and who is there. */
interface Places extends Pick<Planning, 'places' | 'categoryNames'> {
  eventsNear: (moment: string) => readonly KnownEvent[]
  earlier: readonly EarlierRow[]
}

type Placed = Parameters<typeof isVenueConflict>[0]

/** That the match of an earlier row, of another category, is at the place then. */
function takenByRow(category: string | null, after: Placed, earlier: readonly EarlierRow[]): string[] {
  const begins = Date.parse(after.startsAt)
  const row = earlier.find(
    (other) =>
      Math.abs(other.begins - begins) < DAY_MS &&
      other.category !== category &&
      isVenueConflict(after, { startsAt: other.startsAt, place: other.place, type: EVENT_TYPES.match }),
  )
  if (!row) return []
  return [`V\u00a0tomto čase je na mieste „${after.place!.trim()}“ aj zápas z\u00a0riadku ${row.number}.`]
}

/** That another category is at the place then; an event of the same category is asked about (fixture-clashes). */
function takenNotes(row: PlannedRow, after: Placed, at: Places): string[] {
  const taken = at
    .eventsNear(after.startsAt)
    .find(
      (event) =>
        event.id !== row.id && !event.categories.includes(row.category!) && isVenueConflict(after, event),
    )
  if (!taken) return takenByRow(row.category, after, at.earlier)
  const categories = taken.categories.flatMap((id) => at.categoryNames.get(id) ?? [])
  const shown = { ...taken, type: taken.type as EventType, categories, place: after.place!.trim() }
  return [formatConflict({ ...shown, shared: [], led: [] }, false)]
}

/** That a match to come would be, at a time or place that the row sets, where it is closed or other categories are then. */
function placeNotes({ row, match }: Noted, at: Places, now: number): string[] {
  const { startsAt, place } = row.values
  const after = { startsAt: row.startsAt, endsAt: null, place: null, ...match, ...row.values }
  const isSet = startsAt !== undefined || place !== undefined
  if (!isSet || match?.isCancelled || !after.place || Date.parse(after.startsAt) <= now) return []
  const closure = closureOf(at.places, after)
  const taken = takenNotes(row, { ...after, type: EVENT_TYPES.match }, at)
  return [...(closure ? [closedPlace(after.place, closure)] : []), ...taken]
}

/** The events that may go on at a moment; the exact times of all others need not be reckoned. */
function nearFinder(events: readonly KnownEvent[]): Places['eventsNear'] {
  const begins = events.map(({ startsAt }) => Date.parse(startsAt))
  return (moment) => {
    const start = Date.parse(moment)
    return events.filter((_, at) => Math.abs(begins[at]! - start) <= LONGEST_DAYS * DAY_MS)
  }
}

/**
 * Says what the office should know of a row that is written all the same. `events` are the club's as the file leaves them,
 * `starts` those of all matches of ours in the file.
 */
export function noteFinder(planning: Planning, events: readonly KnownEvent[], starts: readonly string[]) {
  const now = planning.now.getTime()
  const times = timesOf(starts, now)
  const earlier: EarlierRow[] = []
  const places = { ...planning, eventsNear: nearFinder(events), earlier }
  return (row: PlannedRow, said: Said, match: KnownEvent | undefined): string[] => {
    if (row.kind === 'wrong') return []
    const noted = { row, said, match }
    const notes = [
      ...(said.team ? [`hrá naše družstvo „${said.team}“`] : []),
      ...(said.isPostponed ? ['v\u00a0rozpise je odložený'] : []),
      ...strayNotes(noted, times),
      ...sideNotes(noted),
      ...placeNotes(noted, places, now),
    ]
    if (row.kind === 'new')
      earlier.push({ ...row, begins: Date.parse(row.startsAt), place: row.values.place })
    return notes
  }
}
