import { beforeAll, describe, expect, test } from '@jest/globals'
import { calls } from '@/endpoints'
import { keepRows } from '../support/kept-rows'
import { callersOf, rolesOf, REQUESTS, validRequest } from '../support/valid-requests'
import { setUpClub } from '../support/club'

// Every call succeeds for each role it is for; the API client holds each response against the OpenAPI document, so a call
// or a role whose response is not the described one fails here by its name.

const { academy, ids } = setUpClub()
let callers: Awaited<ReturnType<typeof callersOf>>
let restore: () => Promise<void>

beforeAll(async () => {
  callers = await callersOf(academy.payload, ids)
  restore = await keepRows(academy)
}, 120_000)

const cases = calls.map((call) => [`${call.method} ${call.path}`, call] as const)

test('every call has a valid request, and no request is left of a removed call', () => {
  expect(Object.keys(REQUESTS).sort()).toEqual(cases.map(([name]) => name).sort())
  const takesBody = cases.filter(([, call]) => ('body' in call && call.body) || ('form' in call && call.form))
  expect(takesBody.filter(([name]) => !REQUESTS[name]?.body).map(([name]) => name)).toEqual([])
})

describe('successful responses of every call', () => {
  test.each(cases)(
    '%s succeeds for every role it is for, with the described response',
    async (name, call) => {
      for (const role of rolesOf(call)) {
        const send = await validRequest(callers, call, role)
        const { status, body } = await send()
        // Some raw calls redirect to a page, or have nothing to say.
        const successes = 'respond' in call ? [200, 204, 303] : [200]
        expect([name, role, successes.includes(status) ? 'right' : { status, body }]).toEqual([
          name,
          role,
          'right',
        ])
        if (call.method !== 'GET') await restore()
      }
    },
  )
})
