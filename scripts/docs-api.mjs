// npm run docs:api: writes docs/api.md from the table the dispatcher serves, so that the two never differ.
import fs from 'node:fs'
import path from 'node:path'
import prettier from 'prettier'
import { underTsx } from './lib/payload.mjs'

underTsx()
const { openApi } = await import('../src/app/_lib/openapi.ts')

const short = (schema) => {
  if (!schema) return ''
  if (schema.nullable || schema.anyOf?.some((each) => each.type === 'null'))
    return `${short({ ...schema, nullable: false, anyOf: schema.anyOf?.filter((each) => each.type !== 'null') })} or null`
  if (schema.anyOf?.length === 1) return short(schema.anyOf[0])
  if (schema.anyOf) return schema.anyOf.map(short).join(' or ')
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' / ')
  if (schema.type === 'array') return `[${short(schema.items)}]`
  if (schema.properties) {
    const required = new Set(schema.required ?? [])
    const keys = Object.entries(schema.properties)
    return `{ ${keys.map(([key, value]) => `${key}${required.has(key) ? '' : '?'}: ${short(value)}`).join(', ')} }`
  }
  if (schema.$ref) return 'the same'
  return schema.type ?? 'any'
}

const json = (part) => part?.content?.['application/json']?.schema
const lines = [
  '# The contract',
  '',
  'Made by `npm run docs:api` from the table in `src/endpoints.ts`; `/api/openapi.json` serves the same in full.',
  'Paths are below `/api`. A trailing `?` marks what may be left out. Errors: `{ errors: [{ message, field? }] }`',
  'in Slovak, with 400 wrong input, 401 sign in first, 403 no right, 404 not there or not yours, 405 wrong method,',
  '409 clash or older state, 413 too large, 415 no JSON, 429 too often. Times are UTC, money is whole cents.',
  '',
]
for (const [address, methods] of Object.entries(openApi().paths)) {
  for (const [method, call] of Object.entries(methods)) {
    const query = (call.parameters ?? []).filter((each) => each.in === 'query')
    lines.push(`## ${method.toUpperCase()} ${address}`, '', `${call.summary} ${call.description}`, '')
    if (query.length > 0)
      lines.push(`- query: ${query.map(({ name, schema }) => `\`${name}\` ${short(schema)}`).join(', ')}`)
    if (call.requestBody) lines.push(`- body: \`${short(json(call.requestBody))}\``)
    if (json(call.responses[200])) lines.push(`- answer: \`${short(json(call.responses[200]))}\``)
    lines.push('')
  }
}
const file = path.resolve('docs/api.md')
const text = await prettier.format(lines.join('\n'), {
  ...(await prettier.resolveConfig(file)),
  parser: 'markdown',
})
fs.writeFileSync(file, text)
console.log(`docs/api.md: ${lines.filter((line) => line.startsWith('## ')).length} calls`)
process.exit(0)
