import { Refusal } from './errors'

const FORM_BYTES = 16_384

/**
 * A small body, urlencoded or JSON, as flat text fields; other fields are dropped. Longer than `limit` bytes is
 * refused with 413 before the rest is read.
 */
export const readForm = async (
  request: Request,
  limit: number = FORM_BYTES,
): Promise<Record<string, string>> => {
  const text = await readText(request, limit)
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

async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = Number(request.headers.get('content-length') ?? 0)
  if (size > limit) throw tooLong()
  size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length
    if (size > limit) {
      await reader?.cancel()
      throw tooLong()
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLong = (): Refusal => new Refusal(413, { message: 'Odoslané údaje sú príliš veľké.' })
