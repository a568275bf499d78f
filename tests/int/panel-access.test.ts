import { beforeAll, describe, expect, test } from '@jest/globals'
import { handleEndpoints, type Payload } from 'payload'
import type * as AdminOnly from '@/app/_lib/admin-only'
import { sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'
import { databaseUnderTest } from '../support/academy'
import { requestAs } from '../support/request'

const { academy, ids } = setUpClub()
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

test('whoever has asked for the panel reads as little afterwards as before', async () => {
  for (const name of ['jana', 'lubos'])
    await adminOnly.asAdministrator(headersOf(name), async () => undefined).catch(() => undefined)
  const req = await requestAs(payload, ids.lubos!)
  for (const collection of ['memberFees', 'payments'] as const) {
    const { totalDocs } = await payload.find({ collection, overrideAccess: false, req })
    expect([collection, totalDocs]).toEqual([collection, 0])
  }
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
    '%E0',
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

describe("addresses that Payload's REST cannot use", () => {
  const sent = async (path: string, init: RequestInit = {}) => {
    const { default: config } = await import('../../payload.config')
    const handler = adminOnly.adminOnly((request: Request) => handleEndpoints({ config, request }))
    const headers = { cookie: `akademia-token=${tokens.maria}`, ...init.headers }
    const request = new Request(`http://localhost:3000/cms/api${path}`, { ...init, headers })
    const response = await handler(request, undefined)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  /** As the panel sends a query that is too long for an address. */
  const asForm = (path: string, body: string) =>
    sent(path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
    })
  const refusal = (name: string) => ({
    status: 400,
    body: { errors: [{ message: `Hodnota „${name}“ v adrese nie je platné číslo.` }] },
  })

  test.each(['/users', '/memberFees/versions', '/globals/club', '/users/count', '/payload-jobs'])(
    'a number that is none is refused at %s',
    async (path) => {
      for (const name of ['page', 'limit', 'depth']) {
        const values = ['1e400', '-1e400', '99999999999999999999', '-1', 'abc', '1.5', 'NaN']
        for (const query of [
          ...values.map((value) => `${name}=${value}`),
          ...[`${name}=1&${name}=2`, `${name}[a]=1`, `[${name}]=x`],
        ])
          expect([query, await sent(`${path}?${query}`)]).toEqual([query, refusal(name)])
        expect(await asForm(path, `${name}=1e400`)).toEqual(refusal(name))
      }
    },
  )

  test('a number that is none is refused for joined rows too', async () => {
    expect(await sent('/notifications?joins[deliveries][limit]=1e400')).toEqual(refusal('limit'))
  })

  test.each(['where[name][near]=1,2', 'where[or][0][birthDate][within]=x', 'where={"name":{"all":["a"]}}'])(
    'a condition that no column can answer is refused: %s',
    async (query) => {
      expect((await sent(`/users?${query}`)).status).toBe(400)
      expect((await asForm('/users', query)).status).toBe(400)
    },
  )

  test.each(['{', 'x', '1', '{"and":'])('a filter that is no JSON is refused: %s', async (where) => {
    const { status, body } = await sent(`/users?where=${encodeURIComponent(where)}`)
    expect([status, body]).toEqual([
      400,
      { errors: [{ message: 'Hodnota „where“ v adrese nie je platný zápis.' }] },
    ])
  })

  test.each([
    ...['where=abc', 'where=[1]', 'where[]=x', '[where]=x', 'where[and]=x', 'where[or][0]=x', 'where[id]=x'],
    ...['where[nonsense][equals]=1', 'where[id][nonsense]=1', 'where[id.nonsense][equals]=1'],
    ...['where[id][equals][x]=1', 'where[id][in][0][x]=1', 'where[id][like][]=1&where[id][like][]=2'],
    ...['where[createdAt][equals]=abc', 'where[createdAt][less_than][x]=1'],
    ...['where[or][0][updatedAt][in]=2026-11-28,abc', 'where={"createdAt":{"equals":1e400}}'],
    ...['where={"id":null}', 'where={"or":null}', 'where={"and":[null]}', 'where={"id":{"like":5}}'],
    ...['where={"id":{"equals":{"a":1}}}', 'where={"createdAt":{"greater_than":[1,2]}}'],
  ])('a filter that cannot be used is refused in every collection: %s', async (query) => {
    for (const path of [
      '/users',
      '/memberFees',
      '/payments/count',
      '/notifications',
      '/memberFees/versions',
    ]) {
      const { status, body } = await sent(`${path}?${query}`)
      const [problem] = body.errors as { message: string }[]
      expect([path, status, problem?.message]).toEqual([path, 400, expect.stringMatching(/nie je platn[ýá]/)])
    }
  })

  // What a rich text cannot be asked only the driver knows: SQLite's refuses it, MongoDB's finds nothing.
  test('a condition within a rich text is refused, or no row has it', async () => {
    const { status, body } = await sent('/news?where[content.root][equals]=x')
    expect([status, body.docs]).toEqual(databaseUnderTest === 'mongodb' ? [200, []] : [400, undefined])
  })

  test.each([
    '/memberFees/versions?where[id][in]=a,b',
    '/memberFees/versions?where[version.createdAt][equals]=abc',
    '/memberFees?where[player.createdAt][greater_than]=abc',
    '/notifications?joins[deliveries][where][id][equals][x]=1',
  ])('a filter of one collection that cannot be used is refused: %s', async (path) => {
    expect((await sent(path)).status).toBe(400)
  })

  test.each([
    ...[
      'where[or][0]=x',
      'where=[1]',
      'where={"id":5}',
      'where[id][in][a]=b',
      'where[createdAt][equals]=abc',
    ],
  ])('a change of rows by a filter that is none changes no row: %s', async (query) => {
    const marked = { monthlyFee: { equals: 7777 } }
    const init = {
      method: 'PATCH',
      body: JSON.stringify({ monthlyFee: marked.monthlyFee.equals }),
      headers: { 'content-type': 'application/json' },
    }
    expect((await sent(`/categories?${query}`, init)).status).toBe(400)
    expect(await payload.count({ collection: 'categories', where: marked })).toEqual({ totalDocs: 0 })
  })

  test.each([
    ['where={"jerseyNumber":{"equals":-1}}&limit=2', -1],
    ['limit=0', 0],
    ['limit=2&page=1&depth=0', 2],
    ['limit=2&page=0', 2],
    ['limit=&pagination=false', 0],
    ['limit=2&where[jerseyNumber][not_equals]=-1', 2],
    ['limit=2&joins[page][limit]=3', 2],
  ])('what the panel sends is read: %s', async (query, rows) => {
    const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true })
    for (const { status, body } of [await sent(`/users?${query}`), await asForm('/users', query)])
      expect([status, (body.docs as unknown[] | undefined)?.length]).toEqual([
        200,
        rows < 0 ? 0 : rows || totalDocs,
      ])
  })

  test('versions of what keeps none are an unknown address, and the kept ones are shown', async () => {
    const { collections, globals } = payload.config
    const all = [
      ...collections.map(({ slug, versions }) => ({ path: `/${slug}`, keeps: Boolean(versions) })),
      ...globals.map(({ slug, versions }) => ({ path: `/globals/${slug}`, keeps: Boolean(versions) })),
    ]
    expect(all.filter(({ keeps }) => keeps).map(({ path }) => path)).toEqual(['/memberFees', '/news'])
    const unknown = { status: 404, body: { errors: [{ message: 'Táto adresa neexistuje.' }] } }
    for (const { path, keeps } of all) {
      if (keeps) {
        expect((await sent(`${path}/versions`)).status).toBe(200)
        continue
      }
      for (const rest of ['/versions', '/Versions', '/%76ersions', `/versions/${crypto.randomUUID()}`])
        expect([path, await sent(`${path}${rest}`)]).toEqual([path, unknown])
      const restored = await sent(`${path}/versions/${crypto.randomUUID()}`, { method: 'POST' })
      expect([path, restored]).toEqual([path, unknown])
    }
  })
})
