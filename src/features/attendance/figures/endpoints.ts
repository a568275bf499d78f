import { seasonFileQuery } from '@/features/club/season/schema'
import { listPaper } from '@/features/club/letterhead/queries'
import { listFileCall } from '@/lib/list-file-call'
import { ADMIN } from '@/lib/who'
import { figuresFile } from './queries'

/** The club's figures as a file. */
export const figuresCalls = [
  listFileCall({
    path: '/attendances/figures/file',
    summary:
      'How many play, train and come in each category of a season, as a workbook, CSV or PDF; no names.',
    who: ADMIN,
    query: seasonFileQuery,
    list: figuresFile,
    paper: listPaper,
  }),
]
