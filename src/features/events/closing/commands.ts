import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { insertRows } from '@/db/insert-rows'
import { closureDuring, closureProblem, eventSpan } from '@/features/club/places/rules'
import { storedPlaces } from '@/features/club/places/queries'
import type { ClosureView, PlaceView } from '@/features/club/places/schema'
import { placeView } from '@/features/club/places/views'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { dayOf } from '@/lib/dates'
import { conflict, forbidden, invalid, notFound, Refusal } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { createLimit } from '@/lib/limits'
import { inTransaction } from '@/lib/transaction'
import type { Closing, Event } from '@/payload-types'
import { changeEvents, type EventChange } from '../changes/commands'
import { changeableIds } from '../series-changes/queries'
import { closingOfOperation, eventsToChange, mayDoWith, namedEvents, placeById } from './queries'
import { beforeOf, cancelReason, type ChangedEvent, isCovered } from './rules'
import type { ClosingInput, ClosingView, EventAct } from './schema'
import { closingView } from './views'

/** What is written in one act is told in one message (fields/quiet-act.ts, notices/commands.ts). */
export const asOneAct = (req: PayloadRequest, id: string): void => {
  req.context.noticeBatch = id
}

/** Stores the closures of one place; the field itself may be written by nobody, whom the call is for is checked before. */
export async function storeClosures(
  req: PayloadRequest,
  id: string,
  closures: readonly ClosureView[],
): Promise<void> {
  const places = (await storedPlaces(req)).map(placeView)
  await req.payload.updateGlobal({
    slug: 'club',
    data: { places: places.map((one) => (one.id === id ? { ...one, closures: [...closures] } : one)) },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** How often a trainer may close places. */
export const closingLimit = createLimit('closings', 10, 3600)

/** An event, what is to be done with it, and how it is named. */
interface Planned {
  event: Event
  title: string
  act: 'cancel' | 'move'
}

/**
 * Closes a place for some days and cancels or moves its events, all or nothing. The office closes the place itself; a trainer
 * acts on own events alone, and the office is told (hooks). Sent again, nothing more happens. Throws 404 for an unknown place,
 * 400 for days or a place that do not fit, 403 for what is not the caller's to change, 409 for an event somebody has changed
 * since it was shown.
 */
export const closeAtPlace = (
  req: PayloadRequest,
  { operation, place: id, from, to, reason, target, events: acts, notify }: ClosingInput,
): Promise<ClosingView> =>
  inTransaction(req, async () => {
    const known = await closingOfOperation(req, operation)
    if (known && idOf(known.by) === req.user!.id) return closingView(known)
    if (known) throw notFound()
    // The office hears of each: a trainer's closings are messages to it.
    if (!isAdmin(req)) await closingLimit.take(req.user!.id)
    const place = await placeById(req, id)
    const days = { from, to }
    const planned = await plannedActs(req, await eventsToChange(req, place, days), acts)
    const other = await targetOf(req, place, target, planned)
    const closed = isAdmin(req) && !isCovered(days, place.closures)
    if (planned.length === 0 && !closed && isAdmin(req))
      throw conflict('V týchto dňoch je už miesto zatvorené a žiadna udalosť sa nemení.')
    const closing = {
      ...{ id: randomUUID() as string, operation },
      place: id,
      placeName: place.name,
      ...{ from, to, reason, closed, notify },
      changes: JSON.stringify(planned.map((one) => changedEvent(one, other))),
      by: req.user!.id,
      at: new Date().toISOString(),
    }
    asOneAct(req, closing.id)
    await insertRows(req, 'closings', [closing])
    await changeEvents(
      req,
      planned.map((one) => changeOf(one, closing, other)),
    )
    if (closed) await closeDays(req, place, { id: closing.id, from, to, reason })
    await runAfterBulkChange(req, 'closings', [{ after: closing }])
    return closingView(closing as unknown as Closing)
  })

/** Throws 400 for days that do not fit beside the place's other closures. */
async function closeDays(req: PayloadRequest, place: PlaceView, closure: ClosureView): Promise<void> {
  const problem = closureProblem(closure, place.closures, dayOf(new Date()))
  if (problem) throw new Refusal(400, problem)
  await storeClosures(req, place.id, [...place.closures, closure])
}

const changedEvent = ({ event, title, act }: Planned, target: PlaceView | undefined): ChangedEvent => ({
  id: event.id,
  title,
  startsAt: event.startsAt,
  endsAt: event.endsAt ?? null,
  act,
  before: beforeOf(event),
  target: act === 'move' ? target!.name : null,
})

const changeOf = (
  { event, act }: Planned,
  { id, at, reason }: { id: string; at: string; reason: string },
  target: PlaceView | undefined,
): EventChange => ({
  event,
  data:
    act === 'move'
      ? { place: target!.name }
      : { cancelled: { at, reason: cancelReason(reason), together: id } },
})

/** What is done with which event. Throws 403 for one the caller may not change so, 409 for one changed since it was shown. */
async function plannedActs(
  req: PayloadRequest,
  events: readonly Event[],
  acts: readonly EventAct[],
): Promise<Planned[]> {
  const done = acts.filter(({ act }) => act !== 'keep')
  const byId = new Map(events.map((event) => [event.id, event]))
  if (done.some(({ id }) => !byId.has(id)))
    throw conflict('Niektorá z udalostí tu už nie je: niekto ju medzitým zmenil. Pozrite si zoznam znova.')
  const allowed = await changeableIds(
    req,
    done.flatMap(({ id }) => byId.get(id) ?? []),
  )
  const mayDo = await mayDoWith(req)
  const titles = new Map((await namedEvents(req, events)).map(({ id, title }) => [id, title]))
  return done.map(({ id, act, updatedAt }) => {
    const event = byId.get(id)!
    const may = allowed.has(id) ? mayDo(event) : undefined
    if (!may || may === 'nothing' || (act === 'cancel' && may !== 'cancel')) throw forbidden()
    const title = titles.get(id) ?? ''
    if (Date.parse(event.updatedAt) !== Date.parse(updatedAt))
      throw conflict(`Udalosť „${title}“ medzitým niekto zmenil. Pozrite si zoznam znova.`)
    return { event, title, act: act as Planned['act'] }
  })
}

/** The place events move to; undefined when none moves. Throws 400 without one, and for one that is closed then. */
async function targetOf(
  req: PayloadRequest,
  place: PlaceView,
  target: string | null | undefined,
  planned: readonly Planned[],
): Promise<PlaceView | undefined> {
  const moved = planned.filter(({ act }) => act === 'move')
  if (moved.length === 0) return undefined
  if (!target || target === place.id) throw invalid('Vyberte, kam sa udalosti presunú.', 'target')
  const other = await placeById(req, target)
  const shut = moved.find(({ event }) => closureDuring([other], other.name, eventSpan(event)))
  if (shut) throw invalid(`Miesto „${other.name}“ je vtedy zatvorené: ${shut.title}.`, 'target')
  return other
}
