import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { type ClosedSpan, isAtPlace } from '@/features/club/places/rules'
import { isAsked } from '@/features/participants/nomination/rules'
import { addDays, momentAt } from '@/lib/dates'
import type { Event } from '@/payload-types'
import { rowsWhere } from '../copies/queries'
import { leadersOf } from '../leaders/queries'
import { guardiansOfMinors } from '../people/queries'
import {
  groupedByNews,
  householdsOf,
  type NewsGroup,
  placeNews,
  type PlaceNews,
  type PlaceSnapshot,
  spanOfChange,
} from './rules'

/** An event at a place, as far as it decides who is told. */
export type PlacedEvent = Pick<
  Event,
  'id' | 'startsAt' | 'endsAt' | 'place' | 'trainers' | 'substitute' | 'categories'
>

/** How many days before a closure an event may begin that goes on in it. */
const LONGEST_DAYS = 14

const COLUMNS = {
  startsAt: true,
  endsAt: true,
  place: true,
  trainers: true,
  substitute: true,
  categories: true,
} as const

/**
 * The events that families expect after a moment at a place of one of these names on these days, the soonest first. Without
 * access control: whoever is told comes to them.
 */
async function eventsAtPlace(
  req: PayloadRequest,
  names: readonly string[],
  { from, to }: ClosedSpan,
  moment: Date,
): Promise<PlacedEvent[]> {
  const first = momentAt(addDays(from, -LONGEST_DAYS)).toISOString()
  const and: Where[] = [
    { startsAt: { greater_than: moment.toISOString() } },
    { startsAt: { greater_than_equal: first } },
    { place: { exists: true } },
    { published: { equals: true } },
    { 'cancelled.at': { exists: false } },
    { deletedAt: { exists: false } },
  ]
  if (to) and.push({ startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } })
  const rows = await rowsWhere<PlacedEvent>(req, 'events', { and }, COLUMNS)
  return rows
    .filter(({ place }) => names.some((name) => isAtPlace(place ?? '', name)))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** Which people an event concerns: the players who come or may come, and who leads it, by event. */
interface Concerned {
  players: Map<string, string[]>
  leaders: Map<string, string[]>
}

const COMES_BY = ['player', 'userSubmitted', 'answer', 'nomination'] as const

/** Whether somebody invited comes or may come. */
const mayCome = ({
  userSubmitted,
  answer,
  nomination,
}: Record<(typeof COMES_BY)[number], unknown>): boolean =>
  userSubmitted ? answer !== 'no' : isAsked({ nomination })

/** The people any of these events concerns, each once; counted by the database, as a season's invitations are many. */
export async function peopleConcernedBy(
  req: PayloadRequest,
  events: readonly PlacedEvent[],
): Promise<string[]> {
  if (events.length === 0) return []
  const invited = await aggregate(req, 'participants', {
    where: { event: { in: events.map(({ id }) => id) } },
    by: COMES_BY,
  })
  const leaders = [...(await leadersOf(req, events)).values()].flat()
  return [...new Set([...invited.filter(mayCome).map(({ player }) => String(player)), ...leaders])]
}

/**
 * Whom events concern: invited players but those who do not come or are out of the nomination; the trainers who lead them or
 * stand in, and where nobody is named those of their categories.
 */
export async function concernedBy(req: PayloadRequest, events: readonly PlacedEvent[]): Promise<Concerned> {
  const invited = await aggregate(req, 'participants', {
    where: { event: { in: events.map(({ id }) => id) } },
    by: ['id', 'event', ...COMES_BY],
  })
  const players = new Map<string, string[]>()
  for (const { event, player } of invited.filter(mayCome)) {
    const others = players.get(String(event))
    if (others) others.push(String(player))
    else players.set(String(event), [String(player)])
  }
  return { players, leaders: await leadersOf(req, events) }
}

/** An event that a change of a place concerns, and what of it is news. */
export interface PlaceChange {
  event: PlacedEvent
  news: PlaceNews
}

/** The events for which a place is closed now and was not, or is open again. */
export async function changesOf(
  req: PayloadRequest,
  before: PlaceSnapshot,
  after: PlaceSnapshot,
  moment: Date,
): Promise<PlaceChange[]> {
  const span = spanOfChange(before, after)
  if (!span) return []
  const events = await eventsAtPlace(req, [before.name, after.name], span, moment)
  return events.flatMap((event) => {
    const news = placeNews(event, before, after)
    return news ? [{ event, news }] : []
  })
}

/** Whom these events concern, those who hear the same together. */
export async function groupsOf(req: PayloadRequest, events: readonly PlacedEvent[]): Promise<NewsGroup[]> {
  if (events.length === 0) return []
  const concerned = await concernedBy(req, events)
  const guardians = await guardiansOfMinors(req, [...concerned.players.values()].flat())
  const ids = events.map(({ id }) => id)
  return groupedByNews(householdsOf(ids, { ...concerned, guardians }))
}
