import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, test } from '@jest/globals'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { openApi } from '@/app/_lib/openapi'
import { calls } from '@/endpoints'
import { checkResponse } from '../support/contract'

const text = (): string => JSON.stringify(openApi())
const copy = () => JSON.parse(text())
const differencesOf = (...response: Parameters<typeof checkResponse>) =>
  checkResponse(...response).differences

describe('OpenAPI document', () => {
  test('the document is valid by the JSON Schema of OpenAPI', async () => {
    expect(await new Validator().validate(copy())).toMatchObject({ valid: true })
  })

  test('the document can be resolved by a parser that follows every reference', async () => {
    await expect(SwaggerParser.validate(copy())).resolves.toBeDefined()
  })

  test('the document passes a linter without a warning', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The API has /events/eventPlayers/{id} beside /events/{id}/…; ids are UUIDs, so nothing is ambiguous.
      // Four calls of the sign-in protocol only redirect to a page.
      rules: { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' },
    })
    const found = await lintFromString({ source: text(), absoluteRef: 'openapi.json', config })
    expect(found.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([])
  })

  test('the document describes every call with its body and at least one success', () => {
    const { paths } = copy()
    for (const { method, path } of calls) {
      const operation = paths[path][method.toLowerCase()]
      expect([
        method,
        path,
        Object.keys(operation.responses).filter((status) => !status.endsWith('XX')),
      ]).not.toEqual([method, path, []])
    }
    const bodiless = calls
      .filter((call) => call.method === 'POST' && !paths[call.path].post.requestBody)
      .map(({ path }) => path)
    // These need only their address.
    const verb =
      /\/(restore|resume|reverse|invitation|calendar|seen|undo|withdraw|retry|test|later|contacts|dismiss)$/
    expect(bodiless.filter((path) => !verb.test(path))).toEqual([])
  })

  test('a response with an extra key, a missing key or an undescribed status differs from the document', () => {
    const category = { id: 'a', name: 'U9' }
    expect(differencesOf('GET', '/categories', 200, { categories: [category] })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 200, { categories: [] })).toEqual([])
    expect(differencesOf('GET', '/categories', 200, { categories: [], more: 1 })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 201, { categories: [] })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 404, { errors: [] })).not.toEqual([])
  })
})
