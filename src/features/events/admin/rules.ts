import { addDays, dayOf, daysBetween, isDay, mondayOf } from '@/lib/dates'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { isId } from '@/lib/ids'
import type { EventForm } from '../form'
import { EVENT_TYPES, type EventType } from '../labels'

/** The filter of the office's list of events, as its address has it. */
export interface EventFilter {
  view: 'list' | 'month' | 'week'
  when: 'upcoming' | 'past' | 'cancelled'
  /** YYYY-MM */
  month: string
  /** The Monday of the week, YYYY-MM-DD. */
  week: string
  type?: EventType
  category?: string
  search: string
  page: number
}

/** The filter in a page's query; invalid values count as missing. */
export const eventFilter = (query: RawSearch, today: string): EventFilter => {
  const when = textParam(query, 'when')
  const month = textParam(query, 'month')
  const week = textParam(query, 'week')
  const view = textParam(query, 'view')
  const type = textParam(query, 'type')
  const category = textParam(query, 'category')
  return {
    view: view === 'month' || view === 'week' ? view : 'list',
    when: when === 'past' || when === 'cancelled' ? when : 'upcoming',
    month: isDay(`${month}-01`) ? month : today.slice(0, 7),
    week: mondayOf(isDay(week) ? week : today),
    type: /^[012]$/.test(type) ? (Number(type) as EventType) : undefined,
    category: isId(category) ? category : undefined,
    search: textParam(query, 'search'),
    page: pageParam(query),
  }
}

/** The month some months later (or earlier), YYYY-MM. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

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
