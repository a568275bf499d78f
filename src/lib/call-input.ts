import { z } from 'zod'
import type { Call } from './contract'
import { Refusal } from './errors'
import { requestText } from './request-text'
import { validate } from './validate'

const MEGABYTE = 1024 * 1024
/** The largest JSON body a call takes, in megabytes; that of a read file (`takesFile`) has its cells with all they say. */
const LIMITS = { plain: 1, file: 16 }

const NOTHING = z.strictObject({})

/** A query by its shape. Throws 400 for an unknown key, one given twice, or a wrong value. */
export const validQuery = <Query>(shape: z.ZodType<Query>, search: URLSearchParams): Query => {
  const keys = [...search.keys()]
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index)
  if (repeated !== undefined) {
    throw new Refusal(400, { message: 'Tento údaj je v adrese viackrát.', field: repeated.slice(0, 60) })
  }
  const result = validate(shape, Object.fromEntries(search))
  if (result.problems) throw new Refusal(400, result.problems)
  return result.value
}

/** The query of a call, validated in the same way. */
export const readQuery = (call: Call, search: URLSearchParams): unknown =>
  validQuery<unknown>(call.query ?? NOTHING, search)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, { message: 'Telo požiadavky nie je platný JSON.' })
  }
}

/** The most bytes that a call takes. */
export const bodyLimit = ({ takesFile }: Pick<Call, 'takesFile'>): number =>
  LIMITS[takesFile ? 'file' : 'plain'] * MEGABYTE

/** The JSON body of a call, validated. Throws 400 when it is wrong, 413 when too large, 415 for other media types. */
export const readBody = async (call: Call, request: Request): Promise<unknown> => {
  if (call.method === 'GET') return undefined
  const limit = bodyLimit(call)
  const tooLarge = `Požiadavka je príliš veľká. Najväčšia veľkosť je ${limit / MEGABYTE}\u00a0MB.`
  const text = await requestText(request, limit, tooLarge)
  const type = request.headers.get('content-type') ?? ''
  if (text !== '' && !/^application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, { message: 'Telo požiadavky musí byť JSON.' })
  }
  const result = validate(call.body ?? NOTHING, text === '' ? {} : parse(text))
  if (result.problems) throw new Refusal(400, result.problems)
  return result.value
}
