import type { PayloadRequest, Where } from 'payload'
import { isAdmin, isTrainer } from '@/access/roles'
import { readFilter } from '@/access/row-access'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { eventList } from '@/features/events/queries'
import type { ListedEvent } from '@/features/events/schema'
import { addDays, dayOf } from '@/lib/dates'
import { PAGE_LIMIT } from '@/lib/page-size'
import type { Event } from '@/payload-types'
import { standsInAt } from '../queries'
import { TRAINER_DAYS } from '@/features/events/leaders/rules'
import { isChoosable, isOnNow, isRecordedBy } from './rules'
import type { EventToRecord, EventsToRecord } from './views'

/** Events a sheet can be opened for: today's, and those of the days in which a trainer may still record them. */
export async function eventsToRecord(req: PayloadRequest, now = new Date()): Promise<EventsToRecord> {
  const today = dayOf(now)
  const { events } = await eventList(req, {
    from: addDays(today, -TRAINER_DAYS),
    // Tomorrow's are chosen within the hour before midnight; the others are kept for when there is no signal.
    to: addDays(today, 1),
    page: 1,
    size: PAGE_LIMIT,
  })
  const { trainedCategories } = await scopeOf(req)
  const isOwn = (event: ListedEvent) => isAdmin(req) || isRecordedBy(trainedCategories, event)
  const handed = await handedOver(
    req,
    events.filter((event) => !isOwn(event)).map(({ id }) => id),
  )
  const isHere = (event: ListedEvent) => isRecordedBy(trainedCategories, event) || handed.has(event.id)
  const open = events.filter((event) => !event.cancelled && (isOwn(event) || handed.has(event.id)))
  const own = open.filter((event) => isChoosable(event, now))
  const recorded = await recordedCounts(
    req,
    own.map(({ id }) => id),
    handed,
  )
  const choices = own.map((event): EventToRecord => {
    const { yes, no, maybe, waiting } = event.counts ?? { yes: 0, no: 0, maybe: 0, waiting: 0 }
    const invited = handed.get(event.id) ?? yes + no + maybe + waiting
    return { event, invited, recorded: recorded.get(event.id) ?? 0, onNow: isOnNow(event, now) }
  })
  const onNow = choices.filter((choice) => choice.onNow)
  const current = onNow.filter(({ event }) => isHere(event))
  const isToday = ({ event, onNow }: EventToRecord) => onNow || dayOf(event.startsAt) === today
  return {
    today,
    current: current.length === 1 ? current[0]!.event.id : undefined,
    ofToday: [...onNow, ...choices.filter((choice) => isToday(choice) && !choice.onNow)],
    earlier: choices.filter((choice) => !isToday(choice)).reverse(),
    tomorrow: open.filter((event) => !own.includes(event)).map(({ id }) => id),
  }
}

/** Those of these events at which the caller stands in for another category's trainer, with how many are invited. */
async function handedOver(req: PayloadRequest, events: string[]): Promise<Map<string, number>> {
  if (events.length === 0 || !isTrainer(req)) return new Map()
  const { docs } = await req.payload.db.find<Event>({
    collection: 'events',
    where: { and: [{ id: { in: events } }, { substitute: { equals: req.user!.id } }] },
    select: { startsAt: true, endsAt: true, type: true, substitute: true },
    pagination: false,
    limit: 0,
    req,
  })
  const ids = docs.filter((event) => standsInAt(req, event)).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const groups = await aggregate(req, 'participants', { where: { event: { in: ids } }, by: ['event'] })
  const invited = new Map(groups.map(({ event, rows }) => [String(event), rows]))
  return new Map(ids.map((id) => [id, invited.get(id) ?? 0]))
}

/** How many players are recorded at these events, as far as the caller may read; at those handed over all of them. */
export async function recordedCounts(
  req: PayloadRequest,
  events: string[],
  handed: ReadonlyMap<string, number> = new Map(),
): Promise<Map<string, number>> {
  const readable = events.length > 0 && (await readFilter(req, 'attendances'))
  if (!readable) return new Map()
  const allowed: Where[] =
    readable === true ? [] : [{ or: [readable, { event: { in: [...handed.keys()] } }] }]
  const groups = await aggregate(req, 'attendances', {
    where: { and: [{ event: { in: events } }, ...allowed] },
    by: ['event'],
  })
  return new Map(groups.map(({ event, rows }) => [String(event), rows]))
}
