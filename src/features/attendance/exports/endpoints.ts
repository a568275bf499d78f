import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { listFile } from '@/lib/list-file'
import { madeFile } from '@/lib/made-file'
import { STAFF } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { attendanceBook, attendanceList, rosterBook } from './queries'
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
      "The attendance of one of the caller's categories in a season (without it this one) or a month as a workbook or CSV.",
    who: STAFF,
    query: attendanceFileQuery,
    responses: { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } },
    respond: async (req, request) => {
      const query = validQuery(attendanceFileQuery, new URL(request.url).searchParams)
      const book = await attendanceBook(req, query)
      const name = `Dochádzka ${book.category} ${book.period}`
      if (query.format === 'csv') return listFile(req, 'csv', attendanceList(name, book))
      return madeFile(await attendanceXlsx(book), XLSX, `${name}.xlsx`)
    },
  }),
]
