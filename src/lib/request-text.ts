import { Refusal } from './errors'

/** A request's body as text. Throws 413 with this message once more than `limit` bytes have come; the rest is not read. */
export async function requestText(request: Request, limit: number, message: string): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      throw new Refusal(413, { message })
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
