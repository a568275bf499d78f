import { beforeAll, describe, expect, test } from '@jest/globals'
import type { User } from '@/payload-types'
import { apiAs, apiFor, type ApiClient, sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'

interface Device {
  id: string
  device: string | null
  lastUsedAt: string | null
  current: boolean
}

const { academy, ids, api } = setUpClub('jana', 'maria')
let phone: ApiClient
let tablet: ApiClient
let tabletToken: string

const devices = async (client: ApiClient): Promise<Device[]> =>
  (await client<{ sessions: Device[] }>('GET', '/users/me/sessions')).body.sessions
const janasRow = () =>
  academy.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: ids.jana } } })
/** The id of the session a token names. */
const sessionIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid

beforeAll(async () => {
  phone = await apiAs(academy.payload, 'jana@zelenadolina.test')
  tabletToken = await sessionFor(academy.payload, 'jana@zelenadolina.test')
  tablet = apiFor(tabletToken)
})

describe('signed-in devices', () => {
  test('are listed with this one first; the sign-in says which browser it was', async () => {
    const { csrfFor } = await import('@/lib/csrf')
    const { token, cookie } = csrfFor(new Headers(), academy.payload.secret)
    const response = await apiFor()(
      'POST',
      '/auth/callback/credentials',
      new URLSearchParams({
        ...{ csrfToken: token, json: 'true' },
        ...{ email: 'jana@zelenadolina.test', password: 'Ukazka-2026!' },
      }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: cookie!.split(';')[0]!,
        'user-agent':
          'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    )
    expect(response.status).toBe(200)
    const listed = await devices(tablet)
    expect(listed.filter(({ current }) => current).map(({ id }) => id)).toEqual([sessionIn(tabletToken)])
    expect(listed[0]!.current).toBe(true)
    expect(listed.map(({ device }) => device)).toContain('Chrome, Android')
    expect(listed.every(({ lastUsedAt }) => lastUsedAt)).toBe(true)
  })

  test('one is signed out at its next request, the others stay', async () => {
    expect((await tablet('GET', '/users/me')).status).toBe(200)
    expect((await phone('DELETE', `/users/me/sessions/${sessionIn(tabletToken)}`)).status).toBe(200)
    expect((await tablet('GET', '/users/me')).status).toBe(401)
    expect((await phone('GET', '/users/me')).status).toBe(200)
    expect((await api.jana('GET', '/users/me')).status).toBe(200)
    expect((await phone('DELETE', `/users/me/sessions/${sessionIn(tabletToken)}`)).status).toBe(404)
  })

  test('nobody sees or ends somebody else’s, the office neither', async () => {
    const [janas] = await devices(phone)
    expect((await api.maria('DELETE', `/users/me/sessions/${janas!.id}`)).status).toBe(404)
    expect((await devices(api.maria)).map(({ id }) => id)).not.toContain(janas!.id)
    const { body } = await api.maria<{ user: object }>('GET', `/users/${ids.jana}`)
    expect(JSON.stringify(body)).not.toContain(janas!.id)
    expect((await phone('GET', '/users/me')).status).toBe(200)
  })

  test('all others are signed out together, and her children stay hers', async () => {
    const before = await janasRow()
    expect((await phone('DELETE', '/users/me/sessions')).status).toBe(200)
    expect(await devices(phone)).toHaveLength(1)
    expect((await api.jana('GET', '/users/me')).status).toBe(401)
    const after = await janasRow()
    // On SQLite a part of a row that names one list would empty the others.
    expect(after?.children).toEqual(before?.children)
    expect(after?.updatedAt).toBe(before?.updatedAt)
  })

  test('that one is in use is noted once an hour', async () => {
    const used = async () => new Date((await devices(phone))[0]!.lastUsedAt!).getTime()
    const row = await janasRow()
    const old = new Date(Date.now() - 2 * 3_600_000).toISOString()
    const sessions = row!.sessions!.map((session) => ({ ...session, lastUsedAt: old }))
    await academy.payload.db.updateOne({
      collection: 'users',
      id: row!.id,
      data: { ...row, updatedAt: null, sessions },
    })
    expect(await used()).toBe(Date.parse(old))
    await phone('GET', '/auth/session')
    for (let tries = 0; tries < 50 && (await used()) === Date.parse(old); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    const noted = await used()
    expect(noted).toBeGreaterThan(Date.parse(old))
    await phone('GET', '/auth/session')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await used()).toBe(noted)
  })
})
