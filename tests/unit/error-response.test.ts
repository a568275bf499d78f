import { describe, expect, test } from '@jest/globals'
import { APIError } from 'payload'
import { errorResponse } from '@/lib/error-response'

const labelled = (label: string) =>
  Object.assign(new Error('WriteConflict'), { hasErrorLabel: (asked: string) => asked === label })

test('an error of two writers meeting in the database becomes a request to try again', () => {
  const { status, body } = errorResponse(labelled('TransientTransactionError'))
  expect([status, body.errors[0]?.message]).toEqual([
    503,
    'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.',
  ])
})

test('a statement the database has ended, and a database that cannot be reached, become a request to try again', () => {
  for (const code of [50, 262])
    expect(errorResponse(Object.assign(new Error('canceling statement'), { code })).status).toBe(503)
  for (const name of ['MongoServerSelectionError', 'MongoNetworkTimeoutError', 'MongoPoolClearedError']) {
    const { status, body } = errorResponse(Object.assign(new Error('connect ECONNREFUSED'), { name }))
    expect([status, body.errors[0]?.message]).toEqual([
      503,
      'Databáza teraz neodpovedá. Skúste to o chvíľu znova.',
    ])
  }
})

test('an error of a taken value becomes a conflict, whichever database reports it', () => {
  for (const code of [11000, 'SQLITE_CONSTRAINT_UNIQUE'])
    expect(errorResponse(Object.assign(new Error(), { code })).status).toBe(409)
  const wrapped = new Error('Failed query', { cause: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
  expect(errorResponse(wrapped).status).toBe(409)
})

test('an error of a client that went away is not reported as ours', () => {
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  expect(errorResponse(left).status).toBe(400)
  expect(errorResponse(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status).toBe(500)
})

describe('made by another copy of the class, under another name', () => {
  const foreign = (status: number, more: object) =>
    Object.assign(new Error('Nasledujúce pole je neplatné: email'), {
      name: 'o',
      isOperational: true,
      isPublic: true,
      status,
      data: null,
      ...more,
    })

  test('an error made by another copy of its class is a conflict in its field', () => {
    const errors = [{ message: 'Value must be unique', path: 'email' }]
    const { status, body } = errorResponse(foreign(400, { data: { collection: 'users', errors } }))
    expect(status).toBe(409)
    expect(body.errors).toEqual([{ message: 'Takýto záznam už existuje.', field: 'email' }])
  })
  test.each([
    'Niektorý z vybraných záznamov už neexistuje, alebo ho tu nemožno použiť. "8d1f7c02-1111-4b1f-9d55-0c1f5e3a7b10", ',
    'This relationship field has the following invalid relationships: 5 0',
  ])('a relation that does not fit is told without its id: %s', (message) => {
    const errors = [{ message, path: 'trainers' }]
    const { body } = errorResponse(foreign(400, { data: { collection: 'events', errors } }))
    expect(body.errors).toEqual([
      {
        message: 'Niektorý z vybraných záznamov už neexistuje, alebo ho tu nemožno použiť.',
        field: 'trainers',
      },
    ])
  })
  test.each([
    [409, {}, 409, 'Nasledujúce pole je neplatné: email'],
    [404, {}, 404, 'Záznam už neexistuje.'],
    [403, {}, 403, 'Túto akciu nemôžete vykonať, nemáte na ňu oprávnenie.'],
    [400, { data: [{ path: 'hash' }] }, 400, 'Požiadavka nie je platná.'],
    [409, { problems: [{ message: 'Najprv ich presuňte.' }], extra: {} }, 409, 'Najprv ich presuňte.'],
  ])(
    'an error made by another copy of its class keeps its status: %i %j',
    (status, more, expected, message) => {
      const told = errorResponse(foreign(status, more))
      expect([told.status, told.body.errors[0]?.message]).toEqual([expected, message])
    },
  )
  test('an error made by another copy of its class says when to try again', () => {
    const headers = { 'retry-after': '60' }
    const problems = [{ message: 'Skúste to znova o 1 minútu.' }]
    expect(errorResponse(foreign(429, { problems, extra: {}, headers })).headers).toEqual(headers)
  })
})

test('an error shows a sentence that was written for people, and no other', () => {
  expect(errorResponse(new APIError('Udalosť má dochádzku.', 409)).body.errors).toEqual([
    { message: 'Udalosť má dochádzku.' },
  ])
  const log = console.error
  console.error = () => undefined
  const { status, body } = errorResponse(new Error('near "users": syntax error'))
  console.error = log
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('syntax')
})
