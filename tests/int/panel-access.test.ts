import { beforeAll, describe, expect, test } from '@jest/globals'
import { handleEndpoints, type Payload } from 'payload'
import type * as AdminOnly from '@/app/_lib/admin-only'
import { sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy } = setUpClub()
let payload: Payload
let adminOnly: typeof AdminOnly
const tokens: Record<string, string> = {}

beforeAll(async () => {
  payload = academy.payload
  adminOnly = await import('@/app/_lib/admin-only')
  for (const name of ['jana', 'lubos', 'maria'])
    tokens[name] = await sessionFor(payload, `${name}@zelenadolina.test`)
}, 180_000)

const headersOf = (name: string) =>
  new Headers(tokens[name] ? { cookie: `akademia-token=${tokens[name]}` } : {})

describe('server actions of the panel', () => {
  test.each(['nobody', 'jana', 'lubos'])('a server action of the panel answers 404 to %s', async (name) => {
    let ran = false
    const act = adminOnly.asAdministrator(headersOf(name), async () => {
      ran = true
    })
    await expect(act).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    expect(ran).toBe(false)
  })

  test('a server action of the panel runs for an admin', async () => {
    await expect(adminOnly.asAdministrator(headersOf('maria'), async () => 'done')).resolves.toBe('done')
  })
})

test('a request posted to the panel is answered 404 to everybody but an admin', async () => {
  const { refusePanel } = await import('@/app/_lib/panel-entry')
  const posted = async (name: string) =>
    (
      await refusePanel(
        payload,
        new Request('http://localhost:3000/admin', { method: 'POST', headers: headersOf(name) }),
      )
    )?.status
  expect(await Promise.all(['nobody', 'jana', 'lubos', 'maria'].map(posted))).toEqual([
    404,
    404,
    404,
    undefined,
  ])
})

describe("Payload's own REST", () => {
  const reached = async (name: string, path: string): Promise<number> => {
    const handler = adminOnly.adminOnly(async () => new Response(null, { status: 200 }))
    const request = new Request(`http://localhost:3000/cms/api${path}`, {
      method: 'POST',
      headers: headersOf(name),
    })
    return (await handler(request, undefined)).status
  }

  test.each([
    'login',
    'forgot-password',
    'reset-password',
    'first-register',
    'unlock',
    'verify/x',
    'LOGIN',
    '%6Cogin',
  ])(
    "Payload's REST has no /users/%s, not for admins either, because it would bypass limits and mails",
    async (path) => {
      for (const name of ['nobody', 'lubos', 'maria']) expect(await reached(name, `/users/${path}`)).toBe(404)
    },
  )

  test("only an admin reaches Payload's REST", async () => {
    expect(await Promise.all(['nobody', 'lubos', 'maria'].map((name) => reached(name, '/users/me')))).toEqual(
      [404, 404, 200],
    )
  })
})

test.each([
  ['GET', '/users/me'],
  ['POST', '/users/refresh-token'],
])("Payload's REST shows the panel no token: %s %s", async (method, path) => {
  const { default: config } = await import('../../payload.config')
  const headers = { cookie: `akademia-token=${tokens.maria}` }
  const request = new Request(`http://localhost:3000/cms/api${path}`, { method, headers })
  const response = await handleEndpoints({ config, request })
  expect(response.status).toBe(200)
  const body = (await response.json()) as Record<string, unknown>
  expect(body).toMatchObject({ user: { email: 'maria@zelenadolina.test' }, exp: expect.any(Number) })
  expect(body).not.toHaveProperty('token')
  expect(body).not.toHaveProperty('refreshedToken')
})

describe("passwords in Payload's REST", () => {
  const raw = async (path: string, body: object) => {
    const { default: config } = await import('../../payload.config')
    const request = new Request(`http://localhost:3000/cms/api${path}`, {
      method: 'PATCH',
      headers: { cookie: `akademia-token=${tokens.maria}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await handleEndpoints({ config, request })
    return { status: response.status, text: await response.text() }
  }
  const signInAs = (name: string, password: string) =>
    payload.login({ collection: 'users', data: { email: `${name}@zelenadolina.test`, password } })

  test("Payload's REST does not set a password, because it does not check the admin's own", async () => {
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: 'jana@zelenadolina.test' } },
      overrideAccess: true,
    })
    const { id } = docs[0]!
    const password = 'Ine-Heslo-2026!'
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const refused = await raw(path, { password, phone: '+421 900 000 000' })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('„Nastaviť heslo“')])
    }
    await expect(signInAs('jana', password)).rejects.toMatchObject({ status: 401 })
    await expect(signInAs('jana', 'Ukazka-2026!')).resolves.toBeTruthy()
    expect((await raw(`/users/${id}`, { phone: '+421 900 000 000' })).status).toBe(200)
  })
})
