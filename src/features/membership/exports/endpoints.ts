import { seasonFileQuery } from '@/features/club/season/schema'
import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { ADMIN } from '@/lib/who'
import { feeFile, paymentFile } from './queries'
import { feeFileQuery } from './schema'

/** The office's fees and payments as files. */
export const membershipFileCalls = [
  listFileCall({
    path: '/memberFees/file',
    summary: 'The fees of a season as a workbook, CSV or PDF, filtered as on screen; amounts in euros.',
    who: ADMIN,
    query: feeFileQuery,
    list: (req, query) => feeFile(req, query, new Date()),
    paper: listPaper,
  }),
  listFileCall({
    path: '/payments/file',
    summary:
      'The payments of a season as a workbook, CSV or PDF, the oldest first; a returned one is negative.',
    who: ADMIN,
    query: seasonFileQuery,
    list: paymentFile,
    paper: listPaper,
  }),
]
