import { Refusal } from './errors'

/** A request's body. Throws 413 with this message once more than `limit` bytes have come; the rest is not read. */
export async function requestBytes(request: Request, limit: number, message: string): Promise<Buffer> {
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
  return Buffer.concat(chunks)
}

/** The same as text. */
export const requestText = async (request: Request, limit: number, message: string): Promise<string> =>
  (await requestBytes(request, limit, message)).toString('utf8')
