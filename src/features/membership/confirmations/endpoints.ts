import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { notFound } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { madeFile } from '@/lib/made-file'
import { PDF } from '@/lib/pdf'
import { confirmationOf } from './queries'
import { confirmationQuery } from './schema'
import { confirmationPdf } from './service'

export const confirmationCalls = [
  rawCall({
    method: 'GET',
    path: '/playerMembership/{id}/confirmation',
    summary:
      'A confirmation as PDF of what was paid for a player in a season, or for the employer in a year.',
    who: ['family', 'admin'],
    query: confirmationQuery,
    responses: { 200: { description: 'The file; not cached.', media: PDF } },
    respond: async (req, request, { id }) => {
      if (!id || !isId(id)) throw notFound()
      const query = validQuery(confirmationQuery, new URL(request.url).searchParams)
      const confirmation = await confirmationOf(req, id, query)
      const file = await confirmationPdf(confirmation)
      return madeFile(file, PDF, `${confirmation.number.replaceAll('/', '-')}.pdf`)
    },
  }),
]
