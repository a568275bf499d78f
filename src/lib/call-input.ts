import { z } from 'zod'
import type { Call } from './contract'
import { Refusal } from './errors'
import { validate } from './validate'

/** The largest JSON body a call takes, in bytes. */
export const BODY_LIMIT = 1024 * 1024

const NOTHING = z.strictObject({})

/** The query of a call, checked; a key outside of it, one given twice or a wrong value is a 400. */
export const readQuery = (call: Call, search: URLSearchParams): unknown => {
  const keys = [...search.keys()]
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  if (repeated !== undefined) {
    throw new Refusal(400, { message: 'Tento údaj je v adrese viackrát.', field: repeated.slice(0, 60) })
  }
  const result = validate(call.query ?? NOTHING, Object.fromEntries(search))
  if (result.problems) throw new Refusal(400, result.problems)
  return result.value
}

/** The bytes of a body, counted while they come, so that a huge one is refused before it is held. */
const readBytes = async (request: Request): Promise<string> => {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > BODY_LIMIT) {
      await reader?.cancel()
      throw new Refusal(413, { message: 'Požiadavka je príliš veľká. Najväčšia veľkosť je 1 MB.' })
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'Telo požiadavky nie je platný JSON.' })
  }
}

/** The JSON body of a call, checked. A call without a body takes none; other media types are a 415. */
export const readBody = async (call: Call, request: Request): Promise<unknown> => {
  if (call.method === 'GET') return undefined
  const text = await readBytes(request)
  const type = request.headers.get('content-type') ?? ''
  if (text !== '' && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, { message: 'Telo požiadavky musí byť JSON.' })
  }
  const result = validate(call.body ?? NOTHING, text === '' ? {} : parse(text))
  if (result.problems) throw new Refusal(400, result.problems)
  return result.value
}
