import type { PayloadRequest } from 'payload'
import { inPortions } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { adminEventsByIds, matchingEventIds } from '../admin/queries'
import type { AdminEvent } from '../admin/views'
import { eventColumns } from './rules'
import type { EventFileQuery } from './schema'

/** The events that the staff's list, or a month of its calendar, shows on a day (YYYY-MM-DD). */
export async function eventFile(
  req: PayloadRequest,
  query: EventFileQuery,
  today: string,
): Promise<FileList<AdminEvent>> {
  const month = query.month ?? today.slice(0, 7)
  const ids = await matchingEventIds(req, { ...query, month, page: 1 }, today)
  const name = query.view === 'month' ? `Udalosti ${month}` : 'Udalosti'
  const rows = inPortions(ids, (some) => adminEventsByIds(req, some))
  return { name, columns: eventColumns, total: ids.length, rows }
}
