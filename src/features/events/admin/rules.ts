import { isDay } from '@/lib/dates'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { isId } from '@/lib/ids'
import type { EventType } from '../labels'

/** The filter of the office's list of events, as its address has it. */
export interface EventFilter {
  view: 'list' | 'month'
  when: 'upcoming' | 'past' | 'cancelled'
  /** YYYY-MM */
  month: string
  type?: EventType
  category?: string
  search: string
  page: number
}

/** The filter in a page's query; invalid values count as missing. */
export const eventFilter = (query: RawSearch, today: string): EventFilter => {
  const when = textParam(query, 'when')
  const month = textParam(query, 'month')
  const type = textParam(query, 'type')
  const category = textParam(query, 'category')
  return {
    view: textParam(query, 'view') === 'month' ? 'month' : 'list',
    when: when === 'past' || when === 'cancelled' ? when : 'upcoming',
    month: isDay(`${month}-01`) ? month : today.slice(0, 7),
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
