import type { PayloadRequest, Where } from 'payload'
import { idsOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { playerNames } from '@/features/participants/queries'
import type { EventViewRow } from '@/features/events/views'
import type { Attendance } from '@/payload-types'
import { attendanceAccess } from './access'
import type { MarkView } from './schema'
import { markView } from './views'

/** Through the adapter: no field of attendance is hidden, and rows are many. */
async function found(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const { docs } = await req.payload.db.find<Attendance>({
    collection: 'attendances',
    where,
    pagination: false,
    limit: 0,
    req,
  })
  return docs
}

/** Attendance rows within the caller's reach. */
export async function attendanceRows(req: PayloadRequest, where: Where): Promise<Attendance[]> {
  const reach = await attendanceAccess.read({ req })
  return reach ? found(req, reach === true ? where : { and: [where, reach] }) : []
}

/** As much of an event as tells whose it is. */
export type Held = Pick<EventViewRow, 'id' | 'categories'>

/** Rows of these events; whoever works with one of an event's categories also reaches its guests from other ones. */
export async function reachAtEvents(
  req: PayloadRequest,
  events: readonly Held[],
): Promise<Where | undefined> {
  const reach = events.length > 0 && (await attendanceAccess.read({ req }))
  if (!reach) return undefined
  const { trains } = await scopeOf(req)
  const here: Where = { event: { in: events.map(({ id }) => id) } }
  const own = events.filter(({ categories }) => idsOf(categories).some((id) => trains.includes(id)))
  const guests = own.map(({ id, categories }): Where => ({
    and: [{ event: { equals: id } }, { category: { not_in: idsOf(categories) } }],
  }))
  return reach === true ? here : { or: [{ and: [here, reach] }, ...guests] }
}

/** Those rows themselves; of these players alone with `players`. */
export async function rowsOfEvents(
  req: PayloadRequest,
  events: readonly Held[],
  players?: string[],
): Promise<Attendance[]> {
  const where = await reachAtEvents(req, events)
  if (!where) return []
  return found(req, players ? { and: [{ player: { in: players } }, where] } : where)
}

/** What stands for these players at an event, as a sheet shows it; nobody's without `players`. */
export async function marksOf(req: PayloadRequest, event: Held, players: string[]): Promise<MarkView[]> {
  const rows = await rowsOfEvents(req, [event], players)
  const names = await playerNames(req, players)
  return rows.map((row) => markView(row, names))
}
