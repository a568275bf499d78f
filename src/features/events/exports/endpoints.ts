import { dayOf } from '@/lib/dates'
import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { STAFF } from '@/lib/who'
import { eventFile } from './queries'
import { eventFileQuery } from './schema'

/** The staff's events as a file. */
export const eventFileCalls = [
  listFileCall({
    path: '/events/file',
    summary:
      'The staff’s list of events, or a month or week of it, as a workbook, CSV or PDF: a trainer’s own, all for an admin.',
    who: STAFF,
    query: eventFileQuery,
    list: (req, query) => eventFile(req, query, dayOf(new Date())),
    paper: listPaper,
  }),
]
