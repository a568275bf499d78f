import { seasonFileQuery } from '@/features/club/season/schema'
import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { ADMIN } from '@/lib/who'
import { hoursFile } from './queries'

/** Trainers' hours as a file. */
export const hoursFileCalls = [
  listFileCall({
    path: '/attendances/hours/file',
    summary:
      'The hours of every trainer in a season by month as a workbook, CSV or PDF, with what they are paid.',
    who: ADMIN,
    query: seasonFileQuery,
    list: hoursFile,
    paper: listPaper,
  }),
]
