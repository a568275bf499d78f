import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { type ClosedSpan, eventSpan, isAtPlace, isOverlapping } from '@/features/club/places/rules'
import { storedPlaces } from '@/features/club/places/queries'
import type { PlaceView } from '@/features/club/places/schema'
import { placeView } from '@/features/club/places/views'
import { addDays, momentAt } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { undoableSince } from '@/lib/undo-days'
import type { Closing, Event } from '@/payload-types'
import { clubShortName } from '../queries'
import { isVenueConflict } from '../venue-conflicts/rules'
import { eventView } from '../views'
import { EVENTS_MOST, isCovered, type MayDo, trainerMayDo, whyNot } from './rules'
import type { AffectedView, ClosingPlan, ClosingQuery, ClosingView } from './schema'
import { closingView } from './views'

/** How many days before a closure an event may begin that goes on in it. */
const LONGEST_DAYS = 14

/**
 * The events that are still to come on these days and are not cancelled, the soonest first. Without access control: what of
 * them the caller sees is `mayDoWith`'s to say.
 */
async function eventsOn(req: PayloadRequest, { from, to }: ClosedSpan & { to: string }): Promise<Event[]> {
  const first = momentAt(addDays(from, -LONGEST_DAYS)).toISOString()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        { startsAt: { greater_than: new Date().toISOString() } },
        { startsAt: { greater_than_equal: first } },
        { startsAt: { less_than: momentAt(addDays(to, 1)).toISOString() } },
        { place: { exists: true } },
        { 'cancelled.at': { exists: false } },
      ],
    },
    sort: ['startsAt', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.filter((event) => isOverlapping(eventSpan(event), { from, to }))
}

/** A place of the settings by its id; 404 when it is not there any more. */
export async function placeById(req: PayloadRequest, id: string): Promise<PlaceView> {
  const place = (await storedPlaces(req)).map(placeView).find((one) => one.id === id)
  if (!place) throw notFound('Miesto už v nastaveniach klubu nie je.')
  return place
}

/** What the caller may do with an event; undefined for one of others, of which they learn nothing here. */
export async function mayDoWith(req: PayloadRequest): Promise<(event: Event) => MayDo | undefined> {
  if (isAdmin(req)) return () => 'cancel'
  const { trainedCategories } = await scopeOf(req)
  const isOwn = (event: Event) => idsOf(event.categories).some((id) => trainedCategories.includes(id))
  return (event) => (isOwn(event) ? trainerMayDo(event, trainedCategories) : undefined)
}

/** The events at a place on these days that have not begun. */
export const eventsAt = async (
  req: PayloadRequest,
  place: Pick<PlaceView, 'name'>,
  days: ClosedSpan & { to: string },
): Promise<Event[]> => (await eventsOn(req, days)).filter((event) => isAtPlace(event.place ?? '', place.name))

/** The same; throws 400 when they are more than one act changes. */
export async function eventsToChange(...args: Parameters<typeof eventsAt>): Promise<Event[]> {
  const events = await eventsAt(...args)
  if (events.length > EVENTS_MOST)
    throw invalid(`V týchto dňoch je tam viac ako ${EVENTS_MOST} udalostí. Skráťte obdobie.`, 'to')
  return events
}

/** Categories by id, for the views of events. */
async function categoryNames(req: PayloadRequest): Promise<Map<string, { id: string; name: string }>> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, { id, name }]))
}

/** Events with their titles, by id. */
export async function namedEvents(req: PayloadRequest, events: readonly Event[]) {
  const [club, names] = [await clubShortName(req), await categoryNames(req)]
  return events.map((event) =>
    eventView(
      { ...event, categories: idsOf(event.categories).flatMap((id) => names.get(id) ?? []) as never },
      club,
    ),
  )
}

/** What a place that is closed on these days affects, and what the caller may do with it. */
export async function closingPlan(
  req: PayloadRequest,
  { place: id, from, to, target }: ClosingQuery,
): Promise<ClosingPlan> {
  const place = await placeById(req, id)
  const other = target ? await placeById(req, target) : undefined
  const all = await eventsToChange(req, place, { from, to })
  const mayDo = await mayDoWith(req)
  const own = all.flatMap((event) => {
    const may = mayDo(event)
    return may ? [{ event, may }] : []
  })
  const views = await namedEvents(
    req,
    own.map(({ event }) => event),
  )
  const clashOf = other ? await clashesAt(req, other, { from, to }) : () => null
  const events = own.map(({ event, may }, at): AffectedView => {
    const { id: own, type, title, startsAt, endsAt, categories } = views[at]!
    const shown = { id: own, type, title, startsAt, endsAt, categories, updatedAt: event.updatedAt }
    return { ...shown, may, why: whyNot(event, may), clash: clashOf(event) }
  })
  return { events, others: all.length - own.length, isClosed: isCovered({ from, to }, place.closures) }
}

/**
 * What would be in the way of an event moved to a place: a closure, or another event there. Of a hidden event of others only
 * that there is one.
 */
async function clashesAt(
  req: PayloadRequest,
  place: PlaceView,
  days: ClosedSpan & { to: string },
): Promise<(event: Event) => string | null> {
  const there = (await eventsOn(req, days)).filter((event) => isAtPlace(event.place ?? '', place.name))
  const mayDo = await mayDoWith(req)
  const views = await namedEvents(req, there)
  return (event) => {
    if (place.closures.some((closure) => isOverlapping(closure, eventSpan(event))))
      return `${place.name}: v tento deň zatvorené`
    const at = there.findIndex((one) =>
      isVenueConflict({ ...event, place: place.name }, { ...one, place: place.name }),
    )
    if (at < 0) return null
    const isShown = there[at]!.published || mayDo(there[at]!) !== undefined
    return `${place.name}: ${isShown ? views[at]!.title : 'iná udalosť'}`
  }
}

const closingWhere = async (req: PayloadRequest, where: Where): Promise<Closing | undefined> =>
  (await req.payload.db.findOne<Closing>({ collection: 'closings', where, req })) ?? undefined

/** One act by its id, without access control; undefined when there is none. */
export const closingById = (req: PayloadRequest, id: string): Promise<Closing | undefined> =>
  closingWhere(req, { id: { equals: id } })

/** The same by the client's id of the operation. */
export const closingOfOperation = (req: PayloadRequest, operation: string): Promise<Closing | undefined> =>
  closingWhere(req, { operation: { equals: operation } })

/** The latest acts that the caller can still take back, the newest first. */
export async function recentClosings(req: PayloadRequest): Promise<ClosingView[]> {
  const since = undoableSince(new Date()).toISOString()
  const where: Where = { and: [{ at: { greater_than_equal: since } }, { undoneAt: { exists: false } }] }
  const { docs } = await req.payload.find({
    collection: 'closings',
    where,
    sort: '-at',
    limit: 5,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(closingView)
}
