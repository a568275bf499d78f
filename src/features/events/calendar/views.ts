import type { CalendarEntry } from '@/lib/ics'
import { timeOf } from '@/lib/dates'
import type { Event } from '@/payload-types'
import { endOf, shownCompetition } from '../rules'
import type { EventView } from '../schema'
import { eventView } from '../views'

const linesOf = (event: EventView): string[] => {
  const { cancelled, meetAt, round, note } = event
  return [
    cancelled && `Zrušené${cancelled.reason ? `: ${cancelled.reason}` : ''}`,
    meetAt && `Zraz o ${timeOf(meetAt)}`,
    [shownCompetition(event), round].filter(Boolean).join(', '),
    note,
  ].filter((line): line is string => Boolean(line))
}

/** A calendar entry of an event; its title begins with the category, since a parent may have several. Names no person. */
export function calendarEntry(event: Event, club: string, site: string): CalendarEntry {
  const view = eventView(event, club)
  const others = view.categories.map(({ name }) => name).filter((name) => !view.title.includes(name))
  const title = [...(others.length > 0 ? [others.join(', ')] : []), view.title].join(': ')
  return {
    uid: `${view.id}@${new URL(site).hostname}`,
    title: view.cancelled ? `ZRUŠENÉ: ${title}` : title,
    startsAt: view.startsAt,
    endsAt: endOf(view),
    place: view.place,
    description: linesOf(view).join('\n'),
    cancelled: view.cancelled !== null,
    changedAt: event.updatedAt,
  }
}
