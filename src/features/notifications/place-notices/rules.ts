import {
  closureDuring,
  type ClosedSpan,
  type Closure,
  eventSpan,
  isAtPlace,
  isOver,
  isOverlapping,
} from '@/features/club/places/rules'
import { addDays, dayOf } from '@/lib/dates'
import { type Snapshot, type Telling, URGENT_WITHIN_MS } from '../notices/rules'

/** What is known of a place: its name, and the days of each closure by its id, „2026-11-26/2026-11-30“, open ended „2026-11-26/“. */
export type PlaceSnapshot = Snapshot & { name: string }

interface PlaceRow {
  name: string
  closures: readonly (Closure & { id: string })[]
}

/** A place with its closures that are not over. */
export const placeSnapshot = ({ name, closures }: PlaceRow, today: string): PlaceSnapshot => ({
  name,
  ...Object.fromEntries(
    closures
      .filter((closure) => !isOver(closure, today))
      .map(({ id, from, to }) => [id, `${from}/${to ?? ''}`]),
  ),
})

const spansIn = (snapshot: PlaceSnapshot): ClosedSpan[] =>
  Object.entries(snapshot).flatMap(([key, stored]) => {
    if (key === 'name' || typeof stored !== 'string') return []
    const [from = '', to] = stored.split('/')
    return [{ from, to: to || null }]
  })

/** The days of the earliest to the latest closure in either snapshot; undefined without any. */
export const spanOfChange = (before: PlaceSnapshot, after: PlaceSnapshot): ClosedSpan | undefined => {
  const spans = [...spansIn(before), ...spansIn(after)]
  const from = spans.map((span) => span.from).sort()[0]
  if (from === undefined) return undefined
  const isOpen = spans.some(({ to }) => to === null)
  return {
    from,
    to: isOpen
      ? null
      : spans
          .map(({ to }) => to!)
          .sort()
          .at(-1)!,
  }
}

/** What the people of an event are told of its place. */
export type PlaceNews = 'closed' | 'open'

interface PlacedEvent {
  startsAt: string
  endsAt?: string | null
  place?: string | null
}

const isClosedFor = (event: PlacedEvent, names: readonly string[], snapshot: PlaceSnapshot): boolean =>
  names.some((name) => isAtPlace(event.place ?? '', name)) &&
  spansIn(snapshot).some((span) => isOverlapping(span, eventSpan(event)))

/**
 * What is news for an event between two snapshots of a place; undefined when nothing is. A place that got another name
 * stays closed for the events that have the former one.
 */
export const placeNews = (
  event: PlacedEvent,
  before: PlaceSnapshot,
  after: PlaceSnapshot,
): PlaceNews | undefined => {
  const was = isClosedFor(event, [before.name], before)
  const is = isClosedFor(event, [before.name, after.name], after)
  if (was === is) return undefined
  return is ? 'closed' : 'open'
}

/** The closure that an event at the place falls into. */
export const closureFor = (event: PlacedEvent, place: PlaceRow): Closure | undefined =>
  closureDuring([place], place.name, eventSpan(event))

/** Whether the place closes or opens on a day within the time in which a change is urgent. */
const isSoon = (before: PlaceSnapshot, after: PlaceSnapshot, now: Date): boolean => {
  const isClosed = (snapshot: PlaceSnapshot, day: string) =>
    spansIn(snapshot).some((span) => isOverlapping(span, { from: day, to: day }))
  const last = dayOf(new Date(now.getTime() + URGENT_WITHIN_MS))
  for (let day = dayOf(now); day <= last; day = addDays(day, 1))
    if (isClosed(before, day) !== isClosed(after, day)) return true
  return false
}

export const placeTelling: Telling = {
  // Of a place that is gone from the settings nobody can say that it is open.
  differs: (before, after) => {
    if (!before || !after) return false
    const [one, other] = [before, after] as [PlaceSnapshot, PlaceSnapshot]
    const written = (snapshot: PlaceSnapshot) =>
      spansIn(snapshot)
        .map(({ from, to }) => `${from}/${to ?? ''}`)
        .sort()
        .join()
    return written(one) !== written(other) || (written(one) !== '' && one.name !== other.name)
  },
  isUrgent: (before, after, now) =>
    before !== null && after !== null && isSoon(before as PlaceSnapshot, after as PlaceSnapshot, now),
}

/** People who hear the same: a family, or somebody by themselves. */
export interface Household {
  /** Players, whose guardians read for them, or one who leads. */
  people: readonly string[]
  /** Whether they are told because they lead. */
  isStaff: boolean
  /** What they are told, each by its key. */
  news: ReadonlySet<string>
}

/** Whom one message is for, and what it tells. */
export type NewsGroup = { people: string[]; isStaff: boolean; news: string[] }

/** Households with the same news: one message for each group, its news in order. */
export const groupedByNews = (households: readonly Household[]): NewsGroup[] => {
  const groups = new Map<string, NewsGroup>()
  for (const { people, isStaff, news } of households) {
    const keys = [...news].sort()
    if (keys.length === 0) continue
    const key = `${isStaff} ${keys.join()}`
    const group = groups.get(key) ?? { people: [], isStaff, news: keys }
    groups.set(key, { ...group, people: [...new Set([...group.people, ...people])] })
  }
  return [...groups.values()]
}

/**
 * The households of those whom events concern: players with the same guardians together, so that a parent of two reads one
 * message; trainers by themselves, without what they read as a parent. `newsOf` names what an event's people are told.
 */
export const householdsOf = (
  events: readonly string[],
  concerned: {
    players: ReadonlyMap<string, readonly string[]>
    leaders: ReadonlyMap<string, readonly string[]>
    guardians: ReadonlyMap<string, readonly string[]>
  },
): Household[] => {
  const households = new Map<string, { people: Set<string>; isStaff: boolean; news: Set<string> }>()
  const told = (key: string, person: string, isStaff: boolean, event: string) => {
    const own = households.get(key) ?? { people: new Set<string>(), isStaff, news: new Set<string>() }
    own.people.add(person)
    own.news.add(event)
    households.set(key, own)
  }
  const isReading = new Set<string>()
  for (const event of events)
    for (const player of concerned.players.get(event) ?? []) {
      const guardians = [...new Set(concerned.guardians.get(player))].sort()
      told(guardians.join() || player, player, false, event)
      for (const reader of [player, ...guardians]) isReading.add(`${reader} ${event}`)
    }
  for (const event of events)
    for (const leader of concerned.leaders.get(event) ?? [])
      if (!isReading.has(`${leader} ${event}`)) told(`leads ${leader}`, leader, true, event)
  return [...households.values()].map(({ people, isStaff, news }) => ({ people: [...people], isStaff, news }))
}
