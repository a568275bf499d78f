import { beforeEach, expect, test } from '@jest/globals'
import { unsubscribeLimit } from '@/features/notifications/email/commands'
import { unsubscribeToken } from '@/features/notifications/email/rules'
import { answerToken } from '@/features/participants/answer-links/rules'
import type { User } from '@/payload-types'
import { apiFor } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub('jana')
const visitor = apiFor()
beforeEach(() => unsubscribeLimit.reset())

const token = (...kinds: ('news' | 'fees' | 'account')[]) =>
  unsubscribeToken(academy.payload.secret, { user: ids.jana!, kinds })
const account = async () =>
  (await academy.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: ids.jana } } }))!
const off = async () => (await account()).notificationChoices ?? []
/** As a mail program sends it, which is no browser: without an origin and without cookies. */
const oneClick = async (
  given: string,
  body: string | FormData = 'List-Unsubscribe=One-Click',
  more: Record<string, string> = {},
) => {
  const { dispatch } = await import('@/app/_lib/dispatch')
  const type = 'application/x-www-form-urlencoded'
  const headers = { ...(typeof body === 'string' && { 'content-type': type }), ...more }
  const address = `http://localhost:3000/api/email/unsubscribe?token=${given}`
  return dispatch(new Request(address, { method: 'POST', body, headers }))
}

test('a mail program’s one click turns off the kinds of the mail, and only those', async () => {
  const before = await account()
  expect((await oneClick(token('news', 'fees'))).status).toBe(204)
  expect((await off()).sort()).toEqual(['fees.email', 'news.email'])
  expect((await oneClick(token('news'))).status).toBe(204)
  const after = await account()
  expect(after.children).toEqual(before.children)
  expect(after.updatedAt).toBe(before.updatedAt)
})

test('it may be sent as multipart/form-data too, as small as the other (RFC 8058, 3.2)', async () => {
  const form = (value: string) => {
    const body = new FormData()
    body.set('List-Unsubscribe', value)
    return body
  }
  expect((await oneClick(token('fees'), form('One-Click'))).status).toBe(204)
  expect((await oneClick(token('fees'), form('other'))).status).toBe(400)
  expect((await oneClick(token('fees'), form('x'.repeat(2000)))).status).toBe(413)
})

test('opening the address leads to the page with the token behind its #, and changes nothing', async () => {
  const given = token('news')
  const before = await off()
  const { status, headers } = await visitor('GET', `/email/unsubscribe?token=${given}`)
  expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/unsubscribe#token=${given}`])
  expect((await visitor('POST', '/email/choices/view', { token: given })).status).toBe(200)
  expect(await off()).toEqual(before)
})

test('there is a way back, for the kinds of the link only', async () => {
  const given = token('news')
  const set = (kind: string, on: boolean) => visitor('POST', '/email/choices', { token: given, kind, on })
  expect((await set('news', true)).status).toBe(200)
  expect(await off()).toEqual(['fees.email'])
  expect((await set('fees', true)).status).toBe(400)
  expect(await off()).toEqual(['fees.email'])
})

test('what is not our token does nothing, and the account’s own mails cannot be turned off', async () => {
  const link = { user: ids.jana!, player: ids.jakub!, event: ids.training13!, mark: 'x' }
  const before = await off()
  for (const given of [
    '',
    'x.y',
    `${token('news')}x`,
    token('account'),
    unsubscribeToken('another secret', { user: ids.jana!, kinds: ['news'] }),
    unsubscribeToken(academy.payload.secret, { user: crypto.randomUUID(), kinds: ['news'] }),
    answerToken(academy.payload.secret, link),
  ])
    expect([given, (await visitor('POST', '/email/choices/view', { token: given })).status]).toEqual([
      given,
      400,
    ])
  expect((await oneClick(token('news'), 'anything=else')).status).toBe(400)
  expect(await off()).toEqual(before)
})

test.each(['https://webmail.test', 'null'])(
  'a mail program in a browser sends the one click from a page of its own (%s), and nothing else',
  async (origin) => {
    const given = token('news')
    const page = { origin, 'sec-fetch-site': 'cross-site' }
    const on = { token: given, kind: 'news', on: true }
    expect((await visitor('POST', '/email/choices', on)).status).toBe(200)
    expect(await off()).not.toContain('news.email')
    expect((await oneClick('x.y', undefined, page)).status).toBe(400)
    expect(await off()).not.toContain('news.email')
    expect((await oneClick(given, undefined, page)).status).toBe(204)
    expect(await off()).toContain('news.email')
    expect((await visitor('POST', '/email/choices', on, page)).status).toBe(403)
    expect(await off()).toContain('news.email')
  },
)
