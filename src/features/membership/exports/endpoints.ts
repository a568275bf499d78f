import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { CSV } from '@/lib/csv'
import { listFile } from '@/lib/list-file'
import { ADMIN } from '@/lib/who'
import { XLSX } from '@/lib/xlsx'
import { feeFile, paymentFile } from './queries'
import { feeFileQuery, paymentFileQuery } from './schema'

const responses = { 200: { description: 'The file; not cached.', media: [XLSX, CSV] } } as const

/** The office's fees and payments as files. */
export const membershipFileCalls = [
  rawCall({
    method: 'GET',
    path: '/memberFees/file',
    summary: 'The fees of a season as a workbook or CSV, filtered as on screen; amounts in euros.',
    who: ADMIN,
    query: feeFileQuery,
    responses,
    respond: async (req, request) => {
      const query = validQuery(feeFileQuery, new URL(request.url).searchParams)
      return listFile(req, query.format, await feeFile(req, query, new Date()))
    },
  }),
  rawCall({
    method: 'GET',
    path: '/payments/file',
    summary: 'The payments of a season as a workbook or CSV, the oldest first; a returned one is negative.',
    who: ADMIN,
    query: paymentFileQuery,
    responses,
    respond: async (req, request) => {
      const query = validQuery(paymentFileQuery, new URL(request.url).searchParams)
      return listFile(req, query.format, await paymentFile(req, query))
    },
  }),
]
