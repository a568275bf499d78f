import { describe, expect, test } from '@jest/globals'
import { APIError } from 'payload'
import { errorAnswer } from '@/lib/error-answer'

const labelled = (label: string) =>
  Object.assign(new Error('WriteConflict'), { hasErrorLabel: (asked: string) => asked === label })

describe('an error on the wire', () => {
  test('is a try-again when the database says that two writers met', () => {
    const { status, body } = errorAnswer(labelled('TransientTransactionError'))
    expect([status, body.errors[0]?.message]).toEqual([
      503,
      'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.',
    ])
  })

  test('is a clash when a value is taken, whichever database says so', () => {
    for (const code of [11000, 'SQLITE_CONSTRAINT_UNIQUE'])
      expect(errorAnswer(Object.assign(new Error(), { code })).status).toBe(409)
    const wrapped = new Error('Failed query', { cause: { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' } })
    expect(errorAnswer(wrapped).status).toBe(409)
  })

  test('says a sentence that was made for people, and none that was not', () => {
    expect(errorAnswer(new APIError('Udalosť má dochádzku.', 409)).body.errors).toEqual([
      { message: 'Udalosť má dochádzku.' },
    ])
    const log = console.error
    console.error = () => undefined
    const { status, body } = errorAnswer(new Error('near "users": syntax error'))
    console.error = log
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('syntax')
  })
})
