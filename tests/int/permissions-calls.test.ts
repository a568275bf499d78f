import { beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { calls } from '@/endpoints'
import { isAdult } from '@/lib/age'
import { addDays, dayOf } from '@/lib/dates'
import { type ApiResponse, type ApiClient, apiAs, apiFor } from '../support/api-client'
import { type Caller, CALLERS, CALLS, OWN } from './permissions/calls'
import { createGrownFamily, setUpClub } from '../support/club'

// Every call by everybody: who may use it at all, and then whose rows they reach.

const { academy, ids } = setUpClub()
const api = {} as Record<Caller, ApiClient>

beforeAll(async () => {
  const { payload } = academy
  await createGrownFamily(payload, ids)
  await payload.updateGlobal({
    slug: 'club',
    data: { iban: 'SK3112000000198742637541' },
    overrideAccess: true,
  })
  for (const name of ['jakub', 'filip', 'lea', 'milan', 'dominik']) {
    const { id: fee } = await payload.create({
      collection: 'memberFees',
      data: {
        player: ids[name]!,
        period: '2020-01',
        amount: 100,
        paidAmount: 100,
        dueDate: '2020-01-15',
      } as never,
      overrideAccess: true,
    })
    await payload.create({
      collection: 'payments',
      data: {
        ...{ amount: 100, receivedAt: '2020-01-10T12:00:00.000Z', method: 'cash', players: [ids[name]!] },
        allocations: [{ fee, amount: 100 }],
      } as never,
      overrideAccess: true,
    })
  }
  const active = (on: boolean) =>
    payload.update({
      collection: 'users',
      id: ids.katka!,
      data: { active: on },
      overrideAccess: true,
    })
  await active(true)
  for (const name of CALLERS)
    api[name] = name === 'anonymous' ? apiFor() : await apiAs(payload, `${name}@zelenadolina.test`)
  const { sessions } = await payload.findByID({ collection: 'users', id: ids.katka!, overrideAccess: true })
  await active(false)
  // Deactivating ends sessions; one that still exists must be refused too.
  await payload.db.updateOne({
    collection: 'users',
    id: ids.katka!,
    data: { sessions },
  })
}, 120_000)

const split = (call: string): [method: string, path: string] => call.split(' ') as [string, string]
const named = (who: string): readonly string[] => who.split(' ').filter(Boolean)
/** Calls that write their own HTTP response; except files and uploads, whose callers are checked like those of other calls. */
const UPLOADS = ['/albums/{id}/photos', '/memberImports/file', '/fixtureImports/file', '/bankStatements/file']
const protocol = calls.filter(
  (call) =>
    'respond' in call &&
    !UPLOADS.includes(call.path) &&
    !Object.values(call.responses).some(({ media }) => media),
)
const isProtocol = (call: string): boolean =>
  protocol.some(({ method, path }) => `${method} ${path}` === call)

test('nobody comes of age at the next midnight, over which the suite may run', async () => {
  const people = { collection: 'users', depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await academy.payload.find({ ...people, trash: true })
  const growing = docs.filter(({ birthDate, createdAt }) => {
    const day = dayOf(new Date(createdAt))
    return isAdult(birthDate, day) !== isAdult(birthDate, addDays(day, 1))
  })
  expect(growing.map(({ name }) => name)).toEqual([])
})

describe('who may use a call', () => {
  // The sign-in protocol has responses of its own; the next test checks that its calls are public.
  const cases = CALLS.filter(([call]) => !isProtocol(call))

  test.each(cases)('%s is for %s', async (call, who) => {
    const [method, path] = split(call)
    const address = path.replace(/\{\w+\}/g, randomUUID())
    for (const caller of CALLERS) {
      const { status } = await api[caller](method, address, method === 'GET' ? undefined : {})
      const nobody = caller === 'anonymous' || caller === 'katka'
      const outcome = status === 401 || status === 403 ? status : 'in'
      expect([caller, outcome]).toEqual([caller, named(who).includes(caller) ? 'in' : nobody ? 401 : 403])
      expect(status).toBeLessThan(500)
    }
  })

  test('every call that writes its own response is public and belongs to signing in, or to turning e-mails off', () => {
    expect(
      protocol.filter(
        ({ who, path }) =>
          who !== 'public' || !(/^\/(auth|password)\//.test(path) || path === '/email/unsubscribe'),
      ),
    ).toEqual([])
  })

  test('the table contains every call', () => {
    const ours = calls.map(({ method, path }) => `${method} ${path}`)
    expect(CALLS.map(([call]) => call).sort()).toEqual(ours.sort())
  })
})

describe('whose rows a call reaches', () => {
  const reached = ({ status }: ApiResponse): boolean => {
    if (status === 401 || status === 403 || status === 404) return false
    // 400 would mean that the body is invalid and the row was not reached.
    expect([200, 409]).toContain(status)
    return true
  }

  test.each(OWN)('%s succeeds only for those it is for', async (call, body, who) => {
    const [method, path] = split(call)
    const address = path.replace(/:(\w+)/g, (_, name: string) => ids[name]!)
    const refused = CALLERS.filter((caller) => !named(who).includes(caller))
    const able = CALLERS.filter((caller) => !refused.includes(caller))
    for (const caller of refused)
      expect([caller, reached(await api[caller](method, address, body(ids)))]).toEqual([caller, false])
    for (const caller of method === 'DELETE' ? able.slice(0, 1) : able)
      expect([caller, reached(await api[caller](method, address, body(ids)))]).toEqual([caller, true])
  })
})
