import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { ADMIN } from '@/lib/who'
import { userFile } from './queries'
import { userFileQuery } from './schema'

/** The club's people as a file. */
export const userFileCalls = [
  listFileCall({
    path: '/users/file',
    summary: 'The office’s list of people as a workbook, CSV or PDF, filtered as on screen, with guardians.',
    who: ADMIN,
    query: userFileQuery,
    list: userFile,
    paper: listPaper,
  }),
]
