import type { PayloadRequest } from 'payload'
import { inPortions } from '@/lib/in-portions'
import { mondayOf } from '@/lib/dates'
import type { FileList } from '@/lib/list-file'
import { adminEventsByIds, matchingEventIds } from '../admin/queries'
import type { AdminEvent } from '../admin/views'
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
  return { name, columns: eventColumns, total: ids.length, rows }
}
