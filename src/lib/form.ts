import { requestText } from './request-text'

const FORM_BYTES = 16_384

/** A small body, urlencoded or JSON, as flat text fields; other fields are dropped. Throws 413 beyond `limit` bytes. */
export const readForm = async (
  request: Request,
  limit: number = FORM_BYTES,
): Promise<Record<string, string>> => {
  const text = await requestText(request, limit, 'Odoslané údaje sú príliš veľké.')
  if (!request.headers.get('content-type')?.includes('json'))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    const fields: unknown = JSON.parse(text)
    const entries = fields && typeof fields === 'object' ? Object.entries(fields) : []
    return Object.fromEntries(
      entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    )
  } catch {
    return {}
  }
}
