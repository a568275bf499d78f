import { listPaper } from '@/features/club/letterhead/queries'
import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { listFile } from '@/lib/list-file'
import { paperFile } from '@/lib/list-file-call'
import { madeFile } from '@/lib/made-file'
import { PDF } from '@/lib/pdf'
import { STAFF } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { attendanceBook, attendanceList, attendancePaper, rosterBook } from './queries'
import { attendanceFileQuery, rosterFileQuery } from './schema'
import { attendanceXlsx, rosterXlsx } from './service'

const responses = { 200: { description: 'The file; not cached.', media: XLSX } } as const

export const exportCalls = [
  rawCall({
    method: 'GET',
    path: '/playerList/file',
    summary: "The roster of one of the caller's categories as a workbook of Excel.",
    who: STAFF,
    query: rosterFileQuery,
    responses,
    respond: async (req, request) => {
      const { category } = validQuery(rosterFileQuery, new URL(request.url).searchParams)
      const book = await rosterBook(req, category)
      return madeFile(await rosterXlsx(book), XLSX, `Súpiska ${book.category}.xlsx`)
    },
  }),
  rawCall({
    method: 'GET',
    path: '/attendances/file',
    summary:
      "The attendance of one of the caller's categories in a season (without it this one) or a month as a workbook, CSV or PDF.",
    who: STAFF,
    query: attendanceFileQuery,
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV, PDF] } },
    respond: async (req, request) => {
      const query = validQuery(attendanceFileQuery, new URL(request.url).searchParams)
      const book = await attendanceBook(req, query)
      const name = `Dochádzka ${book.category} ${book.period}`
      if (query.format === 'csv') return listFile(req, 'csv', attendanceList(name, book))
      if (query.format === 'pdf') return paperFile(req, attendancePaper(name, book), listPaper)
      return madeFile(await attendanceXlsx(book), XLSX, `${name}.xlsx`)
    },
  }),
]
