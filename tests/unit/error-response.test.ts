import { describe, expect, test } from '@jest/globals'
import { APIError } from 'payload'
import { errorResponse } from '@/lib/error-response'

const labelled = (label: string) =>
  Object.assign(new Error('WriteConflict'), { hasErrorLabel: (asked: string) => asked === label })

describe('an error on the wire', () => {
  test('is a try-again when the database says that two writers met', () => {
    const { status, body } = errorResponse(labelled('TransientTransactionError'))
    expect([status, body.errors[0]?.message]).toEqual([
      503,
      'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.',
    ])
  })

  test('is a clash when a value is taken, whichever database says so', () => {
    for (const code of [11000, 'SQLITE_CONSTRAINT_UNIQUE'])
      expect(errorResponse(Object.assign(new Error(), { code })).status).toBe(409)
    const wrapped = new Error('Failed query', { cause: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
    expect(errorResponse(wrapped).status).toBe(409)
  })

  test('is nothing of ours when the sender went away half way', () => {
    const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    expect(errorResponse(left).status).toBe(400)
    expect(errorResponse(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })).status).toBe(
      500,
    )
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

    test('is a clash in its field', () => {
      const errors = [{ message: 'Value must be unique', path: 'email' }]
      const { status, body } = errorResponse(foreign(400, { data: { collection: 'users', errors } }))
      expect(status).toBe(409)
      expect(body.errors).toEqual([{ message: 'Takýto záznam už existuje.', field: 'email' }])
    })
    test.each([
      [409, {}, 409, 'Nasledujúce pole je neplatné: email'],
      [404, {}, 404, 'Záznam už neexistuje.'],
      [403, {}, 403, 'Túto akciu nemôžete vykonať, nemáte na ňu oprávnenie.'],
      [400, { data: [{ path: 'hash' }] }, 400, 'Požiadavka nie je platná.'],
      [409, { problems: [{ message: 'Najprv ich presuňte.' }], extra: {} }, 409, 'Najprv ich presuňte.'],
    ])('keeps its status: %i %j', (status, more, expected, message) => {
      const told = errorResponse(foreign(status, more))
      expect([told.status, told.body.errors[0]?.message]).toEqual([expected, message])
    })
    test('says when to come back', () => {
      const headers = { 'retry-after': '60' }
      const problems = [{ message: 'Skúste to znova o 1 minútu.' }]
      expect(errorResponse(foreign(429, { problems, extra: {}, headers })).headers).toEqual(headers)
    })
  })

  test('says a sentence that was made for people, and none that was not', () => {
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
})
