import { getPayload, type Payload } from 'payload'
import { errorResponse, UNKNOWN_ADDRESS } from '@/lib/error-response'
import { invalid, notFound } from '@/lib/errors'
import config from '@payload-config'

/** The path as Payload's router reads it; undefined when it cannot be decoded. */
export const decodedPath = ({ url }: Request): string | undefined => {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return undefined
  }
}

const NUMBERS = new Set(['page', 'limit', 'depth'])
/** What a database can count with; empty is the usual value, and a limit of 0 is all rows. */
const NUMBER = /^\d{0,9}$/

/** „joins[deliveries][limit]“ as its steps. */
const stepsOf = (key: string): string[] => key.split(/[[\]]+/).filter(Boolean)

/** The first of Payload's numbers in a query, of the list or of its joined rows, that is none or is given twice. */
function wrongNumber(query: URLSearchParams): string | undefined {
  const given = new Set<string>()
  for (const [key, value] of query) {
    const steps = stepsOf(key)
    const at = steps[0] === 'joins' ? 2 : 0
    const name = steps[at] ?? ''
    if (!NUMBERS.has(name)) continue
    const whole = steps.join('.')
    if (steps.length > at + 1 || given.has(whole) || !NUMBER.test(value)) return name
    given.add(whole)
  }
  return undefined
}

/** Conditions on places on a map and on lists of values, which the columns here do not have. */
const OPERATORS = ['near', 'within', 'intersects', 'all']
const OPERATOR_IN_JSON = new RegExp(`"(?:${OPERATORS.join('|')})"\\s*:`)

/** The first name of a query whose condition no column here can answer. */
const wrongOperator = (query: URLSearchParams): string | undefined =>
  [...query].find(
    ([key, value]) =>
      key.startsWith('where') &&
      (OPERATORS.includes(stepsOf(key).at(-1) ?? '') || OPERATOR_IN_JSON.test(value)),
  )?.[0]

/** What may be given as JSON in one value. */
const AS_JSON = ['where', 'data']

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** The first of the values given as JSON that is none. */
const wrongJson = (query: URLSearchParams): string | undefined =>
  [...query].flatMap(([key, text]) => {
    const [name = '', ...deeper] = stepsOf(key)
    return deeper.length === 0 && AS_JSON.includes(name) && text !== '' && !isJson(text) ? [name] : []
  })[0]

/** The query; a read sent as a form, because it is too long for an address, has it in its body too. */
async function queryOf(request: Request): Promise<URLSearchParams> {
  const { search } = new URL(request.url)
  const { headers } = request
  const method = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override')
  const isForm = headers.get('content-type') === 'application/x-www-form-urlencoded'
  if (request.method !== 'POST' || method !== 'GET' || !isForm) return new URLSearchParams(search)
  return new URLSearchParams(`${search}&${await request.clone().text()}`)
}

/** Whether the versions are asked for of a collection or global that keeps none. */
function hasNoVersions(request: Request, { config: { routes, collections, globals } }: Payload): boolean {
  const path = decodedPath(request)?.slice(routes.api.length) ?? ''
  const [first, ...rest] = path.split('/').filter(Boolean)
  const isGlobal = first === 'globals'
  const [slug, part] = isGlobal ? rest : [first, ...rest]
  const entity = (isGlobal ? globals : collections).find((each) => each.slug === slug)
  return part?.toLowerCase() === 'versions' && entity !== undefined && !entity.versions
}

/**
 * The response to what Payload's REST would answer with a 500, or understand as something else: 404 for versions of what
 * keeps none, 400 for a number or a filter that is none. Undefined for everything else.
 */
export async function refuseUnusable(request: Request): Promise<Response | undefined> {
  const query = await queryOf(request)
  const number = wrongNumber(query)
  const wrong = number ?? wrongJson(query) ?? wrongOperator(query)
  const refusal = hasNoVersions(request, await getPayload({ config }))
    ? notFound(UNKNOWN_ADDRESS)
    : wrong && invalid(`Hodnota „${wrong}“ v adrese nie je ${number ? 'platné číslo' : 'platný zápis'}.`)
  if (!refusal) return undefined
  const { status, body } = errorResponse(refusal)
  return Response.json(body, { status })
}
