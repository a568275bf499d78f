import type { PayloadRequest, Where } from 'payload'
import { readableWhere, readFilter } from '@/access/row-access'
import { isTrainer } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { keepsSheetAsSubstitute } from '@/features/events/leaders/rules'
import type { EventViewRow } from '@/features/events/views'
import { idsOf } from '@/lib/reference'
import type { Attendance, Event } from '@/payload-types'

/** Attendance rows, whoever the caller is. Through the adapter: no field is hidden, and rows are many. */
async function findRows(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const { docs } = await req.payload.db.find<Attendance>({
    collection: 'attendances',
    where,
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** Attendance rows that the caller may read. */
export async function readableRows(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const readable = await readableWhere(req, 'attendances', where)
  return readable ? findRows(req, readable) : []
}

/** An event; with what tells who stands in where that counts. */
type EventCategories = Pick<EventViewRow, 'id' | 'categories'> &
  Partial<Pick<Event, 'startsAt' | 'endsAt' | 'type' | 'substitute'>>

/** Whether the caller, a trainer, stands in at an event and so keeps its sheet (decision 040). */
export const standsInAt = (req: PayloadRequest, event: Partial<EventCategories>): boolean =>
  isTrainer(req) && keepsSheetAsSubstitute(event, req.user?.id, new Date())

/**
 * Which rows of these events the caller may read; undefined when none. Who trains one of an event's categories may also
 * read the rows of its guests, whose categories are other ones; who stands in reads all rows of that event.
 */
export async function readableAtEvents(
  req: PayloadRequest,
  events: readonly EventCategories[],
): Promise<Where | undefined> {
  const readable = events.length > 0 && (await readFilter(req, 'attendances'))
  if (!readable) return undefined
  const { trainedCategories } = await scopeOf(req)
  const ofEvents: Where = { event: { in: events.map(({ id }) => id) } }
  const own = events.filter(({ categories }) =>
    idsOf(categories).some((id) => trainedCategories.includes(id)),
  )
  const guests = own.map(({ id, categories }): Where => ({
    and: [{ event: { equals: id } }, { category: { not_in: idsOf(categories) } }],
  }))
  const handed = events
    .filter((event) => standsInAt(req, event))
    .map(({ id }): Where => ({ event: { equals: id } }))
  return readable === true ? ofEvents : { or: [{ and: [ofEvents, readable] }, ...guests, ...handed] }
}

/** The rows of an event that the caller may read; with `players` of these alone. */
export async function rowsOfEvent(
  req: PayloadRequest,
  event: EventCategories,
  players?: string[],
): Promise<Attendance[]> {
  const where = await readableAtEvents(req, [event])
  if (!where) return []
  return findRows(req, players ? { and: [{ player: { in: players } }, where] } : where)
}
