import { requestBytes } from './request-text'

const FORM_BYTES = 16_384

const textFields = (entries: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...entries].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )

/** The fields of a multipart body; empty when it is not one. */
const multipart = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, string>> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData().then(textFields, () => ({}))

/**
 * A small body, urlencoded, multipart or JSON, as flat text fields; other fields are dropped. Throws 413 beyond `limit`
 * bytes.
 */
export const readForm = async (
  request: Request,
  limit: number = FORM_BYTES,
): Promise<Record<string, string>> => {
  const bytes = await requestBytes(request, limit, 'Odoslané údaje sú príliš veľké.')
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\/form-data\b/i.test(type)) return multipart(new Uint8Array(bytes), type)
  const text = bytes.toString('utf8')
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const fields: unknown = JSON.parse(text)
    return textFields(fields && typeof fields === 'object' ? Object.entries(fields) : [])
  } catch {
    return {}
  }
}
