import type { CalendarEntry } from '@/lib/ics'
import { timeOf } from '@/lib/dates'
import type { Event } from '@/payload-types'
import { EVENT_TYPES } from '../labels'
import type { EventView } from '../schema'
import { eventView } from '../views'

/** How long an event lasts in a calendar when nobody wrote its end, in minutes. */
const USUAL_MINUTES = { [EVENT_TYPES.training]: 90, [EVENT_TYPES.tournament]: 240, [EVENT_TYPES.match]: 120 }

const endOf = ({ type, startsAt, endsAt }: EventView): string =>
  endsAt ?? new Date(Date.parse(startsAt) + (USUAL_MINUTES[type] ?? 90) * 60_000).toISOString()

const linesOf = ({ cancelled, meetAt, competition, round, note }: EventView): string[] =>
  [
    cancelled && `Zrušené${cancelled.reason ? `: ${cancelled.reason}` : ''}`,
    meetAt && `Zraz o ${timeOf(meetAt)}`,
    [competition, round].filter(Boolean).join(', '),
    note,
  ].filter((line): line is string => Boolean(line))

/** An event in a calendar: whose it is comes first, because a parent's phone holds more than one team. No person in it. */
export function calendarEntry(event: Event, club: string, site: string): CalendarEntry {
  const view = eventView(event, club)
  const groups = view.categories.map(({ name }) => name).filter((name) => !view.title.includes(name))
  const title = [...(groups.length > 0 ? [groups.join(', ')] : []), view.title].join(': ')
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
