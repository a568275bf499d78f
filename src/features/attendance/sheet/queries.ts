import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { tally } from '@/db/tally'
import { eventList } from '@/features/events/queries'
import type { ListedEvent } from '@/features/events/schema'
import { addDays, dayOf } from '@/lib/dates'
import { PAGE_LIMIT } from '@/lib/page-size'
import { attendanceAccess } from '../access'
import type { SheetChoice, SheetChoices } from './views'

/** As long as a trainer may still record (product.md §3). */
const DAYS_BACK = 7

/** Events a sheet can be opened for: today's in the order of the day, then those of the week before. */
export async function sheetChoices(req: PayloadRequest): Promise<SheetChoices> {
  const today = dayOf(new Date())
  const { events } = await eventList(req, {
    from: addDays(today, -DAYS_BACK),
    to: today,
    page: 1,
    size: PAGE_LIMIT,
  })
  const { trains } = await scopeOf(req)
  // Who leads another category's event sees it, but its players are recorded by that category's trainers.
  const own = ({ categories }: ListedEvent) =>
    isAdmin(req) || categories.some(({ id }) => trains.includes(id))
  const held = events.filter((event) => !event.cancelled && own(event))
  const recorded = await recordedCounts(
    req,
    held.map(({ id }) => id),
  )
  const choices = held.map((event): SheetChoice => {
    const { yes, no, maybe, waiting } = event.counts ?? { yes: 0, no: 0, maybe: 0, waiting: 0 }
    return { event, asked: yes + no + maybe + waiting, recorded: recorded.get(event.id) ?? 0 }
  })
  const isToday = ({ event }: SheetChoice) => dayOf(event.startsAt) === today
  return {
    today,
    now: choices.filter(isToday),
    before: choices.filter((choice) => !isToday(choice)).reverse(),
  }
}

async function recordedCounts(req: PayloadRequest, events: string[]): Promise<Map<string, number>> {
  const reach = events.length > 0 && (await attendanceAccess.read({ req }))
  if (!reach) return new Map()
  const groups = await tally(req, 'attendances', {
    where: { and: [{ event: { in: events } }, ...(typeof reach === 'object' ? [reach] : [])] },
    by: ['event'],
  })
  return new Map(groups.map(({ event, rows }) => [String(event), rows]))
}
