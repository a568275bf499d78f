import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { dayOf } from '@/lib/dates'
import { listFile } from '@/lib/list-file'
import { STAFF } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { eventFile } from './queries'
import { eventFileQuery } from './schema'

/** The staff's events as a file. */
export const eventFileCalls = [
  rawCall({
    method: 'GET',
    path: '/events/file',
    summary:
      'The staff’s list of events, or a month of it, as a workbook or CSV: a trainer’s own, all for an admin.',
    who: STAFF,
    query: eventFileQuery,
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } },
    respond: async (req, request) => {
      const query = validQuery(eventFileQuery, new URL(request.url).searchParams)
      return listFile(req, query.format, await eventFile(req, query, dayOf(new Date())))
    },
  }),
]
