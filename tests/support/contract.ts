import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { openApi } from '@/app/_lib/openapi'

interface Described {
  content?: Record<string, { schema: object }>
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Described> }>>
  components: { schemas: Record<string, object> }
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
let document: Document | undefined
const validators = new Map<object, ValidateFunction>()

const contract = (): Document => {
  if (document) return document
  document = openApi() as Document
  ajv.addSchema({ $id: 'contract', components: document.components })
  return document
}

/** The document's path that an address is one of; literal parts win over `{names}`, as in the dispatcher. */
function pathOf(paths: string[], address: string): string | undefined {
  const parts = address.split('/')
  const fits = (path: string) => {
    const named = path.split('/')
    return (
      named.length === parts.length && named.every((part, at) => part === parts[at] || part.startsWith('{'))
    )
  }
  return paths.filter(fits).sort((a, b) => a.split('{').length - b.split('{').length)[0]
}

const validatorFor = (schema: object): ValidateFunction => {
  const known = validators.get(schema)
  if (known) return known
  const own = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
  ) as object
  const validate = ajv.compile(own)
  validators.set(schema, validate)
  return validate
}

/** Which operation of the document with which status a response belongs to, and what differs, one line each. */
interface Checked {
  operation?: string
  differences: string[]
}

/**
 * Holds a response of /api against the OpenAPI document: its status, whether it has a body, and every key of that.
 * Addresses and methods that the document does not have are not checked: they have no operation.
 */
export function checkResponse(method: string, address: string, status: number, body: unknown): Checked {
  const { paths } = contract()
  const path = pathOf(Object.keys(paths), address.split('?')[0]!)
  const operation = path && paths[path]?.[method.toLowerCase()]
  if (!operation) return { differences: [] }
  const described = operation.responses[status] ?? operation.responses[`${Math.floor(status / 100)}XX`]
  const call = `${method} ${path} ${status}`
  return { operation: call, differences: differencesOf(call, described, body) }
}

function differencesOf(call: string, described: Described | undefined, body: unknown): string[] {
  if (!described) return [`${call}: this status is not described`]
  const isFile = Object.keys(described.content ?? {}).some((type) => type !== 'application/json')
  if (isFile) return typeof body === 'string' && body ? [] : [`${call}: no file`]
  const schema = described.content?.['application/json']?.schema
  if (!schema) return body === '' ? [] : [`${call}: no body is described`]
  const validate = validatorFor(schema)
  if (validate(body)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${call}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
