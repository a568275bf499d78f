import type { PayloadRequest } from 'payload'
import { seasonSpan } from '@/features/club/season/rules'
import type { SeasonFileQuery } from '@/features/club/season/schema'
import { onePortion } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { hoursOfAll } from '../hours/queries'
import { hoursColumns } from './rules'
import { type HoursRow, hoursRows } from './views'

/** The hours of every trainer in a season, a row for each month. */
export async function hoursFile(
  req: PayloadRequest,
  { season }: SeasonFileQuery,
): Promise<FileList<HoursRow>> {
  const { from, until } = seasonSpan(season)
  const rows = (await hoursOfAll(req, { from, to: until })).flatMap(hoursRows)
  const name = `Odtrénované hodiny ${season}`
  return { name, columns: hoursColumns, total: rows.length, rows: onePortion(rows) }
}
