import { z } from 'zod'
import { calls } from '@/endpoints'
import type { AnyCall, Call, Who } from '@/lib/contract'

const asSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const ERRORS = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['message'],
        properties: { message: { type: 'string' }, field: { type: 'string' } },
      },
    },
  },
}

interface ObjectSchema {
  properties?: Record<string, object>
  required?: string[]
}

function queryParameters(call: Call): object[] {
  if (!call.query) return []
  const { properties = {}, required = [] } = asSchema(call.query, 'input') as ObjectSchema
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

/** The audience in words for the reader of the document. */
export const audienceWords = (who: Who): string =>
  who === 'public' ? 'anybody' : who === 'signedIn' ? 'signed in' : who.join(', ')

function operation(call: AnyCall): object {
  const common = {
    summary: call.summary,
    description: `For: ${audienceWords(call.who)}.`,
    ...(call.who === 'public' ? { security: [] } : {}),
  }
  const error = { description: 'What is wrong, in Slovak.', ...json(ERRORS) }
  if ('respond' in call) {
    return {
      ...common,
      parameters: pathParameters(call),
      responses: { default: { description: call.summary } },
    }
  }
  return {
    ...common,
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body ? { requestBody: { required: true, ...json(asSchema(call.body, 'input')) } } : {}),
    responses: {
      200: { description: 'The answer.', ...json(asSchema(call.answer, 'output')) },
      default: error,
    },
  }
}

/** The OpenAPI 3.0 document of every call in the table; paths are below /api. */
export const openApi = (): object => {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Akadémia',
      version: '1',
      description: 'Contract of the academy: website and daily tool.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'akademia-token' } } },
    security: [{ cookie: [] }],
    paths,
  }
}
