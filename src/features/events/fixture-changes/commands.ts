import type { PayloadRequest } from 'payload'
import type { Event } from '@/payload-types'
import { changeEvents } from '../changes/commands'
import { idsWithAttendance } from '../series-changes/queries'
import type { MatchColumns } from './rules'

/** Columns of one match to be set. */
export interface MatchChange {
  id: string
  values: Partial<MatchColumns>
}

/** The events with these ids, also in the trash, by id. */
export async function storedEvents(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, Event>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: [...ids] } },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((event) => [event.id, event]))
}

const RESULT = ['own', 'their', 'scorers'] as const

const dataOf = (event: Event, { own, their, scorers, ...columns }: Partial<MatchColumns>): Partial<Event> => {
  const set = { own, their, scorers }
  if (RESULT.every((field) => set[field] === undefined)) return columns
  const result = RESULT.map((field) => [field, set[field] === undefined ? event.result?.[field] : set[field]])
  return { ...columns, result: Object.fromEntries(result.map(([field, value]) => [field, value ?? null])) }
}

/**
 * Sets columns of matches, in the running transaction: in bulk, but those with attendance one by one, because its rows have
 * the start of their event, which Payload's hooks copy. Returns the ids of the latter.
 */
export async function setMatches(
  req: PayloadRequest,
  changes: readonly MatchChange[],
): Promise<ReadonlySet<unknown>> {
  const ids = changes.map(({ id }) => id)
  const events = await storedEvents(req, ids)
  const attended = await idsWithAttendance(req, ids)
  const all = changes.flatMap(({ id, values }) => {
    const event = events.get(id)
    return event ? [{ event, data: dataOf(event, values) }] : []
  })
  await changeEvents(
    req,
    all.filter(({ event }) => !attended.has(event.id)),
  )
  for (const { event, data } of all.filter((change) => attended.has(change.event.id)))
    await req.payload.update({
      collection: 'events',
      id: event.id,
      data,
      depth: 0,
      overrideAccess: false,
      req,
    })
  return attended
}
