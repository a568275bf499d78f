import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { calls } from '@/endpoints'
import { type Academy, bootAcademy } from '../support/academy'
import { type ApiResponse, type ApiClient, apiAs, apiFor } from '../support/api-client'
import { type Caller, CALLERS, CALLS, OWN } from './permissions/calls'
import { createClub, createGrownFamily, type Ids } from '../support/club'

// Every call of the product by everybody: who is let in at all, and then whose rows they reach.

let academy: Academy
let ids: Ids
const apis = {} as Record<Caller, ApiClient>

beforeAll(async () => {
  academy = await bootAcademy()
  const { payload } = academy
  ids = await createClub(payload)
  await createGrownFamily(payload, ids)
  await payload.updateGlobal({
    slug: 'club',
    data: { iban: 'SK3112000000198742637541' },
    overrideAccess: true,
  })
  const active = (on: boolean) =>
    payload.update({
      collection: 'users',
      id: ids.katka!,
      data: { active: on },
      overrideAccess: true,
    })
  await active(true)
  for (const name of CALLERS)
    apis[name] = name === 'anonymous' ? apiFor() : await apiAs(payload, `${name}@zelenadolina.test`)
  const { sessions } = await payload.findByID({ collection: 'users', id: ids.katka!, overrideAccess: true })
  await active(false)
  // Deactivating ends sessions; one that outlived it must open nothing either.
  await payload.db.updateOne({
    collection: 'users',
    id: ids.katka!,
    data: { sessions },
  })
}, 120_000)
afterAll(() => academy.stop())

const split = (call: string): [method: string, path: string] => call.split(' ') as [string, string]
const named = (who: string): readonly string[] => who.split(' ').filter(Boolean)
/** Calls that speak HTTP themselves; one that gives a picture has a door like all others. */
const protocol = calls.filter(
  (call) => 'respond' in call && !Object.values(call.responses).some(({ picture }) => picture),
)
const isProtocol = (call: string): boolean =>
  protocol.some(({ method, path }) => `${method} ${path}` === call)

describe('the door of each call', () => {
  // The protocol of signing in answers in its own way; that its calls are for everybody is asked of the table below.
  const cases = CALLS.filter(([call]) => !isProtocol(call))

  test.each(cases)('%s lets in %s', async (call, who) => {
    const [method, path] = split(call)
    const address = path.replace(/\{\w+\}/g, randomUUID())
    for (const caller of CALLERS) {
      const { status } = await apis[caller](method, address, method === 'GET' ? undefined : {})
      const nobody = caller === 'anonymous' || caller === 'katka'
      const outcome = status === 401 || status === 403 ? status : 'in'
      expect([caller, outcome]).toEqual([caller, named(who).includes(caller) ? 'in' : nobody ? 401 : 403])
      expect(status).toBeLessThan(500)
    }
  })

  test('that answers by itself is one of the sign-in protocol, and open', () => {
    expect(
      protocol.filter(({ who, path }) => who !== 'public' || !/^\/(auth|password)\//.test(path)),
    ).toEqual([])
  })

  test('stands in the table, for every call there is', () => {
    const ours = calls.map(({ method, path }) => `${method} ${path}`)
    expect(CALLS.map(([call]) => call).sort()).toEqual(ours.sort())
  })
})

describe('whose rows a call reaches', () => {
  const reached = ({ status }: ApiResponse): boolean => {
    if (status === 401 || status === 403 || status === 404) return false
    // 400 would mean that the body is wrong, and that nothing was asked of the row.
    expect([200, 409]).toContain(status)
    return true
  }

  test.each(OWN)('%s %s', async (call, body, who) => {
    const [method, path] = split(call)
    const address = path.replace(/:(\w+)/g, (_, name: string) => ids[name]!)
    const refused = CALLERS.filter((caller) => !named(who).includes(caller))
    const able = CALLERS.filter((caller) => !refused.includes(caller))
    for (const caller of refused)
      expect([caller, reached(await apis[caller](method, address, body(ids)))]).toEqual([caller, false])
    for (const caller of method === 'DELETE' ? able.slice(0, 1) : able)
      expect([caller, reached(await apis[caller](method, address, body(ids)))]).toEqual([caller, true])
  })
})
