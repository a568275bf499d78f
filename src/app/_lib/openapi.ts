import { z } from 'zod'
import { calls } from '@/endpoints'
import type { AnyCall, Call, RawCall, RawResponse } from '@/lib/contract'
import type { Who } from '@/lib/who'
import { cookieName } from '@/lib/cookies'
import { CSV } from '@/lib/csv'

type Schema = Record<string, unknown>

/** Schemas referred to by others, by name. */
type Components = Record<string, Schema>

/**
 * A zod schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. Recursive schemas are moved to the document's components,
 * because a `$ref` is resolved from the document's root.
 */
function asSchema(schema: z.ZodType, io: 'input' | 'output', components: Components): Schema {
  const { $defs = {}, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema
  delete rest.$schema
  const nameFor = (name: string): string =>
    name.startsWith('__') ? `Shape${Object.keys(components).length}` : name
  const names = new Map(Object.keys($defs as Components).map((name) => [name, nameFor(name)]))
  const moved = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(moved)
    if (!part || typeof part !== 'object') return part
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        const name = key === '$ref' ? names.get(String(value).replace('#/$defs/', '')) : undefined
        return [key, name ? `#/components/schemas/${name}` : moved(value)]
      }),
    )
  }
  for (const [name, definition] of Object.entries($defs as Components))
    components[names.get(name)!] = moved(definition) as Schema
  return moved(rest) as Schema
}

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })

/** The body of every refusal; some have more than `errors`, such as the present row in a conflict. */
const ERRORS: Schema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['message'],
        additionalProperties: false,
        properties: { message: { type: 'string', minLength: 1 }, field: { type: 'string' } },
      },
    },
  },
}

function queryParameters(query: z.ZodType | undefined, components: Components): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = asSchema(query, 'input', components) as {
    properties?: Record<string, Schema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const pathParameters = (call: AnyCall): object[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: 'respond' in call ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }))

/** The roles in words. */
export const describeRoles = (who: Who): string =>
  who === 'public' ? 'anybody' : who === 'signedIn' ? 'signed in' : who.join(', ')

const REFUSED = json({ $ref: '#/components/schemas/Errors' })
const REFUSALS = {
  '4XX': { description: 'What is wrong, in Slovak.', ...REFUSED },
  '5XX': { description: 'Busy or broken; nothing was written.', ...REFUSED },
}

/** „POST /events/{id}/answer“ as operationId: postEventsIdAnswer. */
const operationId = ({ method, path }: AnyCall): string =>
  method.toLowerCase() +
  [...path.matchAll(/\w+/g)].map(([word]) => word[0]!.toUpperCase() + word.slice(1)).join('')

const common = (call: AnyCall, components: Components) => {
  const parameters = [...pathParameters(call), ...queryParameters(call.query, components)]
  const origins = 'anyOrigin' in call ? ', from pages of any origin' : ''
  return {
    operationId: operationId(call),
    tags: [call.path.split('/')[1]],
    summary: call.summary,
    description: `For: ${describeRoles(call.who)}${origins}.`,
    ...(call.who === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
  }
}

const TEXT_TYPES: readonly string[] = ['image/svg+xml', CSV]
const FILE = { type: 'string', format: 'binary' }
const UPLOAD = { type: 'object', properties: { file: FILE }, required: ['file'] }

/** The body of a raw call: a form, a form with a file, or none. */
function rawBody({ form, upload }: RawCall, components: Components): object {
  if (upload) return { requestBody: { content: { 'multipart/form-data': { schema: UPLOAD } } } }
  if (!form) return {}
  const schema = { schema: asSchema(form, 'input', components) }
  const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']
  return { requestBody: { content: Object.fromEntries(kinds.map((kind) => [kind, schema])) } }
}

function rawOperation(call: RawCall, components: Components): object {
  const contentOf = ({ json: body, media }: RawResponse): object => {
    if (!media) return body ? json(asSchema(body, 'output', components)) : {}
    const schemaOf = (type: string) => (TEXT_TYPES.includes(type) ? { type: 'string' } : FILE)
    return { content: Object.fromEntries([media].flat().map((type) => [type, { schema: schemaOf(type) }])) }
  }
  const responses = Object.entries(call.responses).map(([status, response]) => [
    status,
    { description: response.description, ...contentOf(response) },
  ])
  return {
    ...common(call, components),
    ...rawBody(call, components),
    responses: { ...Object.fromEntries(responses), ...REFUSALS },
  }
}

function operation(call: Call, components: Components): object {
  const body = call.body && json(asSchema(call.body, 'input', components))
  return {
    ...common(call, components),
    ...(body ? { requestBody: { required: true, ...body } } : {}),
    responses: {
      200: { description: 'The response.', ...json(asSchema(call.response, 'output', components)) },
      ...(call.cache ? { 304: { description: 'The caller already has this response.' } } : {}),
      ...REFUSALS,
    },
  }
}

/** The OpenAPI 3.1 document of all calls; paths are below /api. */
export const openApi = (): object => {
  const components: Components = { Errors: ERRORS }
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const described = 'respond' in call ? rawOperation(call, components) : operation(call, components)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Akadémia',
      version: '1',
      description: 'Contract of the academy: website and daily tool.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName('akademia-token') } },
      schemas: components,
    },
  }
}
