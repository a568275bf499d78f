import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { listFile } from '@/lib/list-file'
import { ADMIN } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { hoursFile } from './queries'
import { hoursFileQuery } from './schema'

/** Trainers' hours as a file. */
export const hoursFileCalls = [
  rawCall({
    method: 'GET',
    path: '/attendances/hours/file',
    summary: 'The hours of every trainer in a season by month as a workbook or CSV, with what they are paid.',
    who: ADMIN,
    query: hoursFileQuery,
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } },
    respond: async (req, request) => {
      const query = validQuery(hoursFileQuery, new URL(request.url).searchParams)
      return listFile(req, query.format, await hoursFile(req, query))
    },
  }),
]
