import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { listFile } from '@/lib/list-file'
import { ADMIN } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { userFile } from './queries'
import { userFileQuery } from './schema'

/** The club's people as a file. */
export const userFileCalls = [
  rawCall({
    method: 'GET',
    path: '/users/file',
    summary: 'The office’s list of people as a workbook or CSV, filtered as on screen, with guardians.',
    who: ADMIN,
    query: userFileQuery,
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } },
    respond: async (req, request) => {
      const query = validQuery(userFileQuery, new URL(request.url).searchParams)
      return listFile(req, query.format, await userFile(req, query))
    },
  }),
]
