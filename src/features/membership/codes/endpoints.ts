import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { accountOf } from '@/features/club/queries'
import { validQuery } from '@/lib/call-input'
import { rawCall } from '@/lib/contract'
import { contentDisposition } from '@/lib/disposition'
import { notFound } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { PRIVATE } from '@/lib/private-response'
import { qrPicture } from '@/lib/qr'
import { idInput } from '@/lib/schema'
import { type CodedPayment, paymentOfAll, paymentOfFee } from './queries'
import { paymentPicture } from './service'

const SVG = 'image/svg+xml'
const PNG = 'image/png'

const headersOf = (type: string) => ({
  ...PRIVATE,
  'content-type': type,
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
})

async function pictureResponse(req: PayloadRequest, paid: CodedPayment): Promise<Response> {
  const { name } = await accountOf(req)
  const picture = await paymentPicture(paid, name)
  const saveAs = `platba-${paid.payment.variableSymbol}.png`
  const headers = { ...headersOf(PNG), 'content-disposition': contentDisposition(saveAs) }
  return new Response(new Uint8Array(picture), { headers })
}

/** Without `due` everything open. */
const allQuery = z.strictObject({ player: idInput.optional(), due: z.literal('now').optional() })

export const codeCalls = [
  rawCall({
    method: 'GET',
    path: '/memberFees/{id}/code',
    summary: "The PAY by square code of an open fee of the caller's family, as a drawing.",
    who: ['family'],
    responses: { 200: { description: 'The drawing; not cached.', media: SVG } },
    respond: async (req, _request, { id }) => {
      if (!id || !isId(id)) throw notFound()
      return new Response(qrPicture((await paymentOfFee(req, id)).code), { headers: headersOf(SVG) })
    },
  }),
  rawCall({
    method: 'GET',
    path: '/memberFees/{id}/picture',
    summary: 'The same code as a picture to save or share, with amount, symbol and IBAN in words.',
    who: ['family'],
    responses: { 200: { description: 'The picture; not cached.', media: PNG } },
    respond: async (req, _request, { id }) => {
      if (!id || !isId(id)) throw notFound()
      return pictureResponse(req, await paymentOfFee(req, id))
    },
  }),
  rawCall({
    method: 'GET',
    path: '/playerMembership/code',
    summary:
      'The code of one transfer for what the family, or one of its players, owes, all or now, as a drawing.',
    who: ['family'],
    query: allQuery,
    responses: { 200: { description: 'The drawing; not cached.', media: SVG } },
    respond: async (req, request) => {
      const which = validQuery(allQuery, new URL(request.url).searchParams)
      return new Response(qrPicture((await paymentOfAll(req, which)).code), { headers: headersOf(SVG) })
    },
  }),
  rawCall({
    method: 'GET',
    path: '/playerMembership/picture',
    summary: 'Such a picture of one transfer for what the family, or one of its players, owes, all or now.',
    who: ['family'],
    query: allQuery,
    responses: { 200: { description: 'The picture; not cached.', media: PNG } },
    respond: async (req, request) => {
      const which = validQuery(allQuery, new URL(request.url).searchParams)
      return pictureResponse(req, await paymentOfAll(req, which))
    },
  }),
]
