import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CollectionSlug } from 'payload'
import { calls } from '@/endpoints'
import { databaseUnderTest, printDatabase } from '../support/academy'
import type { ApiResponse } from '../support/api-client'
import { besideWriter } from '../support/beside-writer'
import { setUpClub } from '../support/club'
import { contents } from '../support/faults'
import { keepRows } from '../support/kept-rows'
import { callersOf, rolesOf, REQUESTS, validRequest } from '../support/valid-requests'

// Every call that writes, sent twice at once and beside another writer, for the first role it is for.
printDatabase('calls at once')

const { academy, ids } = setUpClub()
let callers: Awaited<ReturnType<typeof callersOf>>
let restore: () => Promise<void>

beforeAll(async () => {
  callers = await callersOf(academy.payload, ids, {
    firstName: 'Skúšobný',
    lastName: 'Hráč',
    email: 'skusobny@klub.test',
    phone: '+421 907 654 321',
    birthDate: '2013-03-07',
    resetToken: 'beefcafe'.repeat(8),
    emailToken: 'cafebeef'.repeat(8),
    password: 'Ukazka-2026!',
    text: 'Prineste si vodu.',
  })
  restore = await keepRows(academy)
}, 120_000)

/** Sentences the sign-in protocol fixes, and those of libraries that reach a person untranslated. */
const ENGLISH = /\b(the|error|must|following|value|write ?conflict|transaction|please|something)\b/i
const writes = calls
  .filter(({ method }) => method !== 'GET')
  .map((call) => [`${call.method} ${call.path}`, call] as const)
/** What it undoes was written when it was prepared, and is gone with the rows of before. */
const UNDO = 'POST /absences/undo'
/** Money, and whatever carries the id of its operation. */
const happensOnce = (name: string, body: object): boolean =>
  /^\w+ \/(memberFees|payments)/.test(name) || (name !== UNDO && 'operation' in body) || 'batch' in body

/** Of a new account these are drawn by lot. */
const DRAWN = ['calendarToken', 'variableSymbol']

/** Every row without ids, moments, what is drawn, and the mark of the other writer. */
const rows = async () => {
  const found: Record<string, string[]> = {}
  for (const slug of Object.keys(academy.payload.collections) as CollectionSlug[]) {
    if (slug.startsWith('payload-')) continue
    const { docs } = await academy.payload.db.find<object>({ collection: slug, pagination: false })
    found[slug] = docs.map((doc) =>
      JSON.stringify(doc, (key, value: unknown) => (DRAWN.includes(key) && value ? 'drawn' : value)),
    )
  }
  return contents(found)
}

/** A response that a person can act on: done, or refused in Slovak. */
const expectAnswered = (name: string, { status, body }: ApiResponse) => {
  const { errors = [] } = (typeof body === 'object' ? body : {}) as { errors?: { message: string }[] }
  const english = errors.filter(({ message }) => ENGLISH.test(message))
  expect([name, status < 500 || status === 503 ? 'answered' : { status, body }, english]).toEqual([
    name,
    'answered',
    [],
  ])
}
const prepared = (call: (typeof calls)[number]) => validRequest(callers, call, rolesOf(call)[0]!)

describe('sent twice at once', () => {
  test.each(writes)(
    '%s',
    async (name, call) => {
      const send = await prepared(call)
      const body = (await REQUESTS[name]?.body?.(callers, rolesOf(call)[0]!)) ?? {}
      const once = happensOnce(name, body)
      if (once) await send()
      const expected = once && (await rows())
      if (once) await restore()
      const both = await Promise.all([send(), send()])
      for (const response of both) expectAnswered(name, response)
      expect([name, both.some(({ status }) => [200, 204, 303].includes(status))]).toEqual([name, true])
      if (once) expect(await rows()).toEqual(expected)
      await restore()
    },
    60_000,
  )
})

describe('beside another writer', () => {
  let repeated = 0

  test.each(writes)(
    '%s',
    async (name, call) => {
      const send = await prepared(call)
      const { result, begun } = await besideWriter(academy.payload, send)
      expectAnswered(name, result)
      const { status } = result
      expect([name, status === 409 || status < 400 ? 'done' : status]).toEqual([name, 'done'])
      if (begun > 1) repeated += 1
      await restore()
    },
    60_000,
  )

  test('the other writer was in the way of most', () => {
    if (databaseUnderTest === 'mongodb') expect(repeated).toBeGreaterThan(writes.length / 2)
  })
})
