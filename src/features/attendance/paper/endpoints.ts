import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { madeFile } from '@/lib/made-file'
import { PDF } from '@/lib/pdf'
import { STAFF } from '@/lib/who'
import { paperSheet } from './queries'
import { paperQuery } from './schema'
import { paperPdf } from './service'

export const paperCalls = [
  rawCall({
    method: 'GET',
    path: '/attendances/paper',
    summary:
      "A sheet of attendance as PDF, to print and to fill by pen: of an event, or of one of the caller's categories and a month.",
    who: STAFF,
    query: paperQuery,
    responses: { 200: { description: 'The file; not cached.', media: PDF } },
    respond: async (req, request) => {
      const query = validQuery(paperQuery, new URL(request.url).searchParams)
      const sheet = await paperSheet(req, query)
      return madeFile(await paperPdf(sheet, new Date()), PDF, `Dochádzka ${sheet.title}.pdf`)
    },
  }),
]
