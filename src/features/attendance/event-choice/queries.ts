import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { readFilter } from '@/access/row-access'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { eventList } from '@/features/events/queries'
import type { ListedEvent } from '@/features/events/schema'
import { addDays, dayOf } from '@/lib/dates'
import { PAGE_LIMIT } from '@/lib/page-size'
import { TRAINER_DAYS } from '../sheet/rules'
import type { EventToRecord, EventsToRecord } from './views'

/** Events a sheet can be opened for: today's, and those of the days in which a trainer may still record them. */
export async function eventsToRecord(req: PayloadRequest): Promise<EventsToRecord> {
  const today = dayOf(new Date())
  const { events } = await eventList(req, {
    from: addDays(today, -TRAINER_DAYS),
    to: today,
    page: 1,
    size: PAGE_LIMIT,
  })
  const { trainedCategories } = await scopeOf(req)
  // Who leads another category's event sees it, but its players are recorded by that category's trainers.
  const isOwn = ({ categories }: ListedEvent) =>
    isAdmin(req) || categories.some(({ id }) => trainedCategories.includes(id))
  const own = events.filter((event) => !event.cancelled && isOwn(event))
  const recorded = await recordedCounts(
    req,
    own.map(({ id }) => id),
  )
  const choices = own.map((event): EventToRecord => {
    const { yes, no, maybe, waiting } = event.counts ?? { yes: 0, no: 0, maybe: 0, waiting: 0 }
    return { event, invited: yes + no + maybe + waiting, recorded: recorded.get(event.id) ?? 0 }
  })
  const isToday = ({ event }: EventToRecord) => dayOf(event.startsAt) === today
  return {
    today,
    ofToday: choices.filter(isToday),
    earlier: choices.filter((choice) => !isToday(choice)).reverse(),
  }
}

async function recordedCounts(req: PayloadRequest, events: string[]): Promise<Map<string, number>> {
  const readable = events.length > 0 && (await readFilter(req, 'attendances'))
  if (!readable) return new Map()
  const groups = await aggregate(req, 'attendances', {
    where: { and: [{ event: { in: events } }, ...(readable === true ? [] : [readable])] },
    by: ['event'],
  })
  return new Map(groups.map(({ event, rows }) => [String(event), rows]))
}
