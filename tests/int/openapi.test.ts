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

describe('the OpenAPI document', () => {
  test('holds for the JSON Schema of OpenAPI', async () => {
    expect(await new Validator().validate(copy())).toMatchObject({ valid: true })
  })

  test('holds for a parser that follows every reference', async () => {
    await expect(SwaggerParser.validate(copy())).resolves.toBeDefined()
  })

  test('holds for a linter, without a warning', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // The specification names /events/eventPlayers/{id} beside /events/{id}/…; ids are uuids, so nothing is ambiguous.
      // Four calls of the sign-in protocol only lead on to a page.
      rules: { 'no-ambiguous-paths': 'off', 'operation-2xx-response': 'off' },
    })
    const found = await lintFromString({ source: text(), absoluteRef: 'openapi.json', config })
    expect(found.map(({ message, location }) => `${message} ${location[0]?.pointer}`)).toEqual([])
  })

  test('describes every call: what it takes, and at least one answer besides refusals', () => {
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
    // These need nothing but their address.
    const verb = /\/(restore|resume|reverse|invitation|calendar|seen|undo)$/
    expect(bodiless.filter((path) => !verb.test(path))).toEqual([])
  })

  test('would notice an answer with a key too many, a missing one, and a status nobody described', () => {
    const category = { id: 'a', name: 'U9' }
    expect(differencesOf('GET', '/categories', 200, { categories: [category] })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 200, { categories: [] })).toEqual([])
    expect(differencesOf('GET', '/categories', 200, { categories: [], more: 1 })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 201, { categories: [] })).not.toEqual([])
    expect(differencesOf('GET', '/categories', 404, { errors: [] })).not.toEqual([])
  })
})
