import { rawCall } from '@/lib/contract'
import { notFound } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { PRIVATE } from '@/lib/private-response'
import { qrPicture } from '@/lib/qr'
import { codeOfFee } from './queries'

const SVG = 'image/svg+xml'

export const codeCalls = [
  rawCall({
    method: 'GET',
    path: '/memberFees/{id}/code',
    summary: "The PAY by square code of an open fee of the caller's family, as a picture.",
    who: ['family'],
    responses: { 200: { description: 'The drawing; not cached.', picture: SVG } },
    respond: async (req, _request, { id }) => {
      if (!id || !isId(id)) throw notFound()
      const headers = {
        ...PRIVATE,
        'content-type': SVG,
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      }
      return new Response(qrPicture(await codeOfFee(req, id)), { headers })
    },
  }),
]
