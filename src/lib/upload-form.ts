import type { PayloadRequest } from 'payload'
import { invalid, Refusal } from './errors'
import { requestBytes } from './request-text'

/** The largest picture, in bytes. */
const PICTURE_LIMIT = 10 * 1024 * 1024
/** What a form adds to its file. */
const FORM_BYTES = 16 * 1024
const TOO_LARGE = 'Súbor je príliš veľký. Najväčšia veľkosť je 10 MB.'

/** The file in the field `file` of a sent form. Throws 400 without one, 413 beyond 10 MiB, 415 for another kind of body. */
export async function readUpload(request: Request): Promise<NonNullable<PayloadRequest['file']>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal(415, { message: 'Súbor sa posiela ako formulár.' })
  const bytes = await requestBytes(request, PICTURE_LIMIT + FORM_BYTES, TOO_LARGE)
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof File) || (file.size === 0 && !file.name)) throw invalid('Vyberte súbor.', 'file')
  if (file.size === 0) throw invalid('Súbor je prázdny.', 'file')
  if (file.size > PICTURE_LIMIT) throw new Refusal(413, { message: TOO_LARGE, field: 'file' })
  const data = Buffer.from(await file.arrayBuffer())
  return { data, mimetype: file.type, name: file.name, size: data.length }
}
