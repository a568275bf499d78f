import { addDays, dayOf, daysBetween, isDay, mondayOf } from '@/lib/dates'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { isId } from '@/lib/ids'
import type { EventForm } from '../form'
import { EVENT_TYPES, type EventType } from '../labels'
import { hasBegun } from '../rules'

/** The filter of the office's list of events, as its address has it. */
export interface EventFilter {
  view: 'list' | 'month' | 'week'
  /** `silent`: those that wait for answers soon due. */
  when: 'upcoming' | 'silent' | 'past' | 'cancelled'
  /** YYYY-MM; of a week the month it was opened from, else the one most of its days are in. */
  month: string
  /** The Monday of the week, YYYY-MM-DD. */
  week: string
  type?: EventType
  category?: string
  search: string
  page: number
}

/** The month most days of a week are in, by its Monday: that of its Thursday. */
export const monthOfWeek = (monday: string): string => addDays(monday, 3).slice(0, 7)

/** The filter in a page's query; invalid values count as missing. */
export const eventFilter = (query: RawSearch, today: string): EventFilter => {
  const when = textParam(query, 'when')
  const month = textParam(query, 'month')
  const week = textParam(query, 'week')
  const monday = mondayOf(isDay(week) ? week : today)
  const view = textParam(query, 'view')
  const type = textParam(query, 'type')
  const category = textParam(query, 'category')
  return {
    view: view === 'month' || view === 'week' ? view : 'list',
    when: when === 'silent' || when === 'past' || when === 'cancelled' ? when : 'upcoming',
    month: isDay(`${month}-01`) ? month : isDay(week) ? monthOfWeek(monday) : today.slice(0, 7),
    week: monday,
    type: /^[012]$/.test(type) ? (Number(type) as EventType) : undefined,
    category: isId(category) ? category : undefined,
    search: textParam(query, 'search'),
    page: pageParam(query),
  }
}

/** A part of an event's edit screen: what it is, who comes, how it ended. */
export type EventTab = 'event' | 'participants' | 'result'

/** The parts an event has for who changes it; a trainer has a page of their own for who comes. */
export const eventTabs = (
  event: Parameters<typeof hasBegun>[0] & { type: EventType },
  isAdmin: boolean,
  now: Date,
): EventTab[] => [
  'event',
  ...(isAdmin ? (['participants'] as const) : []),
  ...(event.type === EVENT_TYPES.match && hasBegun(event, now) ? (['result'] as const) : []),
]

/** The part a page's query asks for; before there were parts, a page number was one of the participants. */
export const eventTab = (query: RawSearch, tabs: readonly EventTab[]): EventTab => {
  const asked = textParam(query, 'tab') || (textParam(query, 'page') ? 'participants' : '')
  return tabs.find((tab) => tab === asked) ?? 'event'
}

/** The month some months later (or earlier), YYYY-MM. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** Which month or week a calendar shows, as its address has it; a week with its month where that is not most of its days'. */
export const shownPeriod = ({ view, month, week }: Pick<EventFilter, 'view' | 'month' | 'week'>) =>
  view === 'week' ? { week, month: month === monthOfWeek(week) ? undefined : month } : { month }

/** The days a calendar shows: `first`, and `end` after the last; a month without the days of other months around it. */
export const daysShown = ({
  view,
  month,
  week,
}: Pick<EventFilter, 'view' | 'month' | 'week'>): { first: string; end: string } =>
  view === 'week'
    ? { first: week, end: addDays(week, 7) }
    : { first: `${month}-01`, end: `${monthAfter(month, 1)}-01` }

/** What a calendar needs to know of an event's days. */
interface Lasting {
  type: EventType
  startsAt: string
  endsAt: string | null
}

/** The last day of an event in a calendar: a tournament's own; a training over midnight is of the day it begins. */
export const lastDayOf = ({ type, startsAt, endsAt }: Lasting): string =>
  dayOf(type === EVENT_TYPES.tournament && endsAt ? endsAt : startsAt)

/** How many days after its first one an event ends. */
export const lastDayAfter = ({ startsAt, endsAt }: Pick<Lasting, 'startsAt' | 'endsAt'>): number =>
  daysBetween(dayOf(startsAt), dayOf(endsAt ?? startsAt))

/** Whether a calendar shows an event on a day. */
export const isOnDay = (event: Lasting, day: string): boolean =>
  dayOf(event.startsAt) <= day && day <= lastDayOf(event)

/** The form of an event that moves to another day: what it says of days moves with it, the times of the day stay. */
export const movedTo = (form: EventForm, day: string): EventForm => {
  const days = daysBetween(form.startsAt, day)
  const later = (date: string) => date && addDays(date, days)
  const [answerDay = '', answerTime = ''] = form.answerBy.split('T')
  return {
    ...form,
    startsAt: day,
    lastDay: later(form.lastDay),
    answerBy: answerDay && `${later(answerDay)}T${answerTime}`,
  }
}
