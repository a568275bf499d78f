import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { calls } from '@/endpoints'
import { type Academy, bootAcademy, databaseUnderTest } from '../support/academy'
import { copyOf, restoreRows } from '../support/faults'
import { callersOf, rolesOf, REQUESTS, validRequest } from '../support/valid-requests'
import { createClub } from '../support/club'

// Every call there is does what it is for, asked by each role it is for; `door` holds each answer against the OpenAPI
// document, so a call or a role without a described answer fails here by its name.

let academy: Academy
let callers: Awaited<ReturnType<typeof callersOf>>
let kept: string

beforeAll(async () => {
  academy = await bootAcademy()
  if (databaseUnderTest === 'mongodb') return
  const ids = await createClub(academy.payload)
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
  kept = await copyOf(academy.file)
}, 120_000)
afterAll(() => academy.stop())

const cases = calls.map((call) => [`${call.method} ${call.path}`, call] as const)

test('every call has a valid ask, and none is left of a call that is gone', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(cases.map(([name]) => name).sort())
  const takesBody = cases.filter(([, call]) => ('body' in call && call.body) || ('form' in call && call.form))
  expect(takesBody.filter(([name]) => !REQUESTS[name]?.body).map(([name]) => name)).toEqual([])
})

;(databaseUnderTest === 'sqlite' ? describe : describe.skip)('as the contract describes it', () => {
  test.each(cases)('%s answers everybody it is for', async (name, call) => {
    for (const role of rolesOf(call)) {
      const send = await validRequest(callers, call, role)
      const { status, body } = await send()
      // The sign-in protocol leads on to a page where it answers with none.
      const successes = 'respond' in call ? [200, 303] : [200]
      expect([name, role, successes.includes(status) ? 'right' : { status, body }]).toEqual([
        name,
        role,
        'right',
      ])
      if (call.method !== 'GET') await restoreRows(academy.payload, kept)
    }
  })
})
