import type { PayloadRequest } from 'payload'
import { chosenCategory } from '@/features/categories/queries'
import { monthYear } from '@/lib/date-format'
import { inPortions } from '@/lib/in-portions'
import { mondayOf } from '@/lib/dates'
import type { FileList } from '@/lib/list-file'
import { filterWords } from '@/lib/paper-list'
import { writtenDay } from '@/lib/written-day'
import { WHEN_WORDS } from '../admin/labels'
import { adminEventsByIds, matchingEventIds } from '../admin/queries'
import type { AdminEvent } from '../admin/views'
import { EVENT_WORDS } from '../labels'
import { eventColumns } from './rules'
import type { EventFileQuery } from './schema'

/** The events that the staff's list, or a month or week of its calendar, shows on a day (YYYY-MM-DD). */
export async function eventFile(
  req: PayloadRequest,
  query: EventFileQuery,
  today: string,
): Promise<FileList<AdminEvent>> {
  const month = query.month ?? today.slice(0, 7)
  const week = mondayOf(query.week ?? today)
  const ids = await matchingEventIds(req, { ...query, month, week, page: 1 }, today)
  const of = { list: '', month: ` ${month}`, week: ` ${week}` }[query.view]
  const name = `Udalosti${of}`
  const rows = inPortions(ids, (some) => adminEventsByIds(req, some))
  const shown = {
    list: { Udalosti: WHEN_WORDS[query.when].toLowerCase() },
    month: { Mesiac: monthYear(`${month}-15T12:00:00Z`) },
    week: { 'Týždeň od': writtenDay(week) },
  }[query.view]
  const filters = {
    ...shown,
    Typ: query.type === undefined ? '' : EVENT_WORDS[query.type].many.toLowerCase(),
    Kategória: await chosenCategory(req, query.category),
  }
  const note = filterWords(filters, query.view === 'list' ? query.search : '')
  return { name, columns: eventColumns, note, total: ids.length, rows }
}
