import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { invalid, notFound } from '@/lib/errors'
import type { Event } from '@/payload-types'
import { eventAccess } from '../access'
import type { EventInput } from '../schema'
import { changesForFollowing, type Columns, comparable, seriesModel } from './rules'

/** An event of a series. */
export type SeriesEvent = Event & { series: string }

/** One event of a series that the caller may read; throws 404 when there is none, 400 when it is not of a series. */
export async function seriesEvent(req: PayloadRequest, id: string): Promise<SeriesEvent> {
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (!event.series) throw invalid('Táto udalosť sa neopakuje.')
  return { ...event, series: event.series }
}

/** The event and the following ones of its series that have not begun. */
const followingWhere = ({ id, series, startsAt }: SeriesEvent): Where => ({
  or: [
    { id: { equals: id } },
    {
      and: [
        { series: { equals: series } },
        { startsAt: { greater_than: startsAt } },
        { startsAt: { greater_than: new Date().toISOString() } },
      ],
    },
  ],
})

/** The ids of those of these events that the caller may change. */
export async function changeableIds(req: PayloadRequest, events: readonly Event[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id)
  const access = await eventAccess.update({ req })
  if (access === true) return new Set(ids)
  if (!access || ids.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [{ id: { in: ids } }, access] },
    select: { type: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}

/** The event and the following ones of its series in order; with `trash` those in the trash too. */
export async function eventAndFollowing(
  req: PayloadRequest,
  event: SeriesEvent,
  trash: boolean,
): Promise<Event[]> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: followingWhere(event),
    sort: 'startsAt',
    depth: 0,
    pagination: false,
    trash,
    overrideAccess: true,
    req,
  })
  return docs
}

/** The events of a series that are in the trash since one act, of which this is one; none when it is not there. */
export async function removedTogether(req: PayloadRequest, id: string): Promise<Event[]> {
  const found = { collection: 'events', depth: 0, trash: true, overrideAccess: false, req } as const
  const one = await req.payload.findByID({ ...found, id, disableErrors: true })
  if (!one?.deletedAt || !one.series) return []
  const { docs } = await req.payload.find({
    ...found,
    where: { and: [{ series: { equals: one.series } }, { deletedAt: { equals: one.deletedAt } }] },
    sort: 'startsAt',
    pagination: false,
  })
  return docs
}

/** The ids of those of these events that have attendance. */
export async function idsWithAttendance(req: PayloadRequest, events: string[]): Promise<Set<unknown>> {
  if (events.length === 0) return new Set()
  const rows = await aggregate(req, 'attendances', { where: { event: { in: events } }, by: ['event'] })
  return new Set(rows.map(({ event }) => event))
}

const columns = (event: Event) => event as unknown as Columns

/**
 * What a change of an event (`before` it) changes in the following ones of its series. Columns that were changed separately, and
 * events with attendance, stay as they are (`kept`), and so do events the caller may not change (`skipped`).
 */
export async function followingChanges(
  req: PayloadRequest,
  before: SeriesEvent,
  input: Partial<EventInput>,
): Promise<{ changes: { event: Event; data: Partial<Event> }[]; kept: number; skipped: number }> {
  const following = (await eventAndFollowing(req, before, false)).filter((row) => row.id !== before.id)
  const allowed = await changeableIds(req, following)
  const rows = following.filter((row) => allowed.has(row.id))
  const attended = await idsWithAttendance(
    req,
    rows.map((row) => row.id),
  )
  const model = seriesModel(input, columns(before), rows.map(columns))
  const each = rows.map((event) => ({ event, ...changesForFollowing(input, model, columns(event)) }))
  const stays = ({ event, data }: (typeof each)[number]) =>
    attended.has(event.id) || Object.keys(data).length === 0
  return {
    changes: each.filter((one) => !stays(one)).map(({ event, data }) => ({ event, data })),
    kept: each.filter(({ event, isDifferent }) => isDifferent || attended.has(event.id)).length,
    skipped: following.length - rows.length,
  }
}

/** The event and the following ones of its series as a change to these values would leave them, without those it leaves alone. */
export async function followingAsChanged(
  req: PayloadRequest,
  id: string,
  values: Partial<EventInput>,
): Promise<Event[]> {
  const before = await seriesEvent(req, id)
  const isChanged = ([key, value]: [string, unknown]) =>
    value !== undefined && comparable(value) !== comparable(columns(before)[key])
  const data = Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<EventInput>
  const { changes } = await followingChanges(req, before, data)
  return [{ event: before, data }, ...changes].map((one) => ({ ...one.event, ...one.data }) as Event)
}
