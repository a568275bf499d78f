import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import type * as AdminOnly from '@/app/_lib/admin-only'
import { type Academy, bootAcademy } from '../support/academy'
import { foundClub } from './permissions/club'

let academy: Academy
let payload: Payload
let door: typeof AdminOnly
const tokens: Record<string, string> = {}

beforeAll(async () => {
  academy = await bootAcademy()
  payload = academy.payload
  door = await import('@/app/_lib/admin-only')
  await foundClub(payload)
  for (const name of ['jana', 'lubos', 'maria']) {
    const data = { email: `${name}@zelenadolina.test`, password: 'Ukazka-2026!' }
    tokens[name] = (await payload.login({ collection: 'users', data })).token!
  }
}, 180_000)
afterAll(() => academy.stop())

const headersOf = (name: string) =>
  new Headers(tokens[name] ? { cookie: `akademia-token=${tokens[name]}` } : {})

describe('a server action of the panel', () => {
  test.each(['nobody', 'jana', 'lubos'])(
    'does not run for %s, who is told that it is not there',
    async (name) => {
      let ran = false
      const act = door.asAdministrator(headersOf(name), async () => {
        ran = true
      })
      await expect(act).rejects.toMatchObject({ digest: expect.stringContaining('404') })
      expect(ran).toBe(false)
    },
  )

  test('runs for an administrator', async () => {
    await expect(door.asAdministrator(headersOf('maria'), async () => 'done')).resolves.toBe('done')
  })
})

describe('Payload’s own REST', () => {
  const reached = async (name: string, path: string): Promise<number> => {
    const handler = door.adminOnly(async () => new Response(null, { status: 200 }))
    const request = new Request(`http://localhost:3000/cms/api${path}`, {
      method: 'POST',
      headers: headersOf(name),
    })
    return (await handler(request, undefined)).status
  }

  test.each(['login', 'forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/x'])(
    'has no /users/%s, for administrators neither: it knows nothing of limits and letters',
    async (path) => {
      for (const name of ['nobody', 'lubos', 'maria']) expect(await reached(name, `/users/${path}`)).toBe(404)
    },
  )

  test('is an administrator’s otherwise', async () => {
    expect(await Promise.all(['nobody', 'lubos', 'maria'].map((name) => reached(name, '/users/me')))).toEqual(
      [404, 404, 200],
    )
  })
})
