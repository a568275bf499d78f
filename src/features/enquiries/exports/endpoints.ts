import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { ADMIN } from '@/lib/who'
import { enquiryFile } from './queries'
import { enquiryFileQuery } from './schema'

/** Enquiries from the web as a file. */
export const enquiryFileCalls = [
  listFileCall({
    path: '/enquiries/file',
    summary: 'Enquiries from the web as a workbook, CSV or PDF, filtered as on screen.',
    who: ADMIN,
    query: enquiryFileQuery,
    list: enquiryFile,
    paper: listPaper,
  }),
]
