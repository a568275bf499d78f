import { beforeAll, describe, expect, test } from '@jest/globals'
import { type ApiClient, apiAs, apiFor, sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()
const SECRET_NOTE = 'Kľúče má pani Novotná.'

beforeAll(async () => {
  const data = { note: SECRET_NOTE, meetAt: new Date(Date.now() + 23 * 3_600_000).toISOString() }
  await academy.payload.update({ collection: 'events', id: ids.match13!, data, overrideAccess: true })
}, 60_000)

async function category(file: string, sent: Record<string, string> = {}) {
  const { GET } = await import('@/app/feeds/calendar/[category]/route')
  const response = await GET(new Request('http://localhost', { headers: sent }), {
    params: Promise.resolve({ category: file }),
  })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

async function own(url: string, sent: Record<string, string> = {}) {
  const { GET } = await import('@/app/feeds/calendar/me/[token]/route')
  const token = new URL(url).pathname.split('/').at(-1)!
  const response = await GET(new Request(url, { headers: sent }), { params: Promise.resolve({ token }) })
  return {
    status: response.status,
    text: (await response.text()).replace(/\r\n /g, ''),
    headers: response.headers,
  }
}

const apiOf = (name: string): Promise<ApiClient> => apiAs(academy.payload, `${name}@zelenadolina.test`)

/** A new address of somebody's personal calendar. */
async function addressOf(name: string): Promise<string> {
  const { body } = await (
    await apiOf(name)
  )<{ users: { calendarUrl: string } }>('POST', '/users/me/calendar', {})
  return body.users.calendarUrl
}
/** One event's file, as a visitor or as somebody reads it. */
async function oneEvent(key: string, name?: string) {
  const { GET } = await import('@/app/feeds/calendar/event/[id]/route')
  const token = name && (await sessionFor(academy.payload, `${name}@zelenadolina.test`))
  const headers: Record<string, string> = token ? { cookie: `akademia-token=${token}` } : {}
  const response = await GET(new Request('http://localhost', { headers }), {
    params: Promise.resolve({ id: `${ids[key]}.ics` }),
  })
  return { status: response.status, text: (await response.text()).replace(/\r\n /g, '') }
}
const holds = (text: string, key: string): boolean => text.includes(`UID:${ids[key]}@`)

describe('calendars of categories', () => {
  test("a category's calendar contains no drafts, no notes and no meeting times", async () => {
    const { text } = await category(`${ids.U13}.ics`)
    expect(holds(text, 'draft13')).toBe(false)
    expect(text).not.toContain(SECRET_NOTE)
    expect(text).not.toContain('Zraz')
  })

  test("a category's calendar contains its trainings and matches, and no other category's", async () => {
    const { status, text, headers } = await category(`${ids.U13}.ics`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    for (const key of ['training13', 'match13', 'joint']) expect(holds(text, key)).toBe(true)
    expect(holds(text, 'training9')).toBe(false)
  })

  test.each(['nie-je.ics', '00000000-0000-4000-8000-000000000000.ics', 'kalendar.txt'])(
    'the calendar address %s is answered 404',
    async (file) => {
      expect((await category(file)).status).toBe(404)
    },
  )
})

describe("one event's file", () => {
  test('has the note for its family, and what a visitor reads for who is signed in from another category', async () => {
    expect((await oneEvent('match13', 'jakub')).text).toContain(SECRET_NOTE)
    const visitors = await oneEvent('match13')
    expect([visitors.status, visitors.text.includes(SECRET_NOTE)]).toEqual([200, false])
    const plain = (text: string) => text.replace(/DTSTAMP:\w+/g, '')
    const others = await oneEvent('match13', 'lubos')
    expect([others.status, plain(others.text)]).toEqual([200, plain(visitors.text)])
  })

  test('is none of a draft, for whoever may not read it', async () => {
    for (const name of [undefined, 'jakub', 'lubos'])
      expect((await oneEvent('draft13', name)).status).toBe(404)
  })
})

describe('repeated reads of a calendar', () => {
  test('an unchanged calendar is answered 304, by ETag and by time', async () => {
    const first = await category(`${ids.U13}.ics`)
    const etag = first.headers.get('etag')!
    const since = first.headers.get('last-modified')!
    expect(Date.parse(since)).toBeLessThanOrEqual(Date.now())
    const ways: Record<string, string>[] = [{ 'if-none-match': etag }, { 'if-modified-since': since }]
    for (const sent of ways) {
      const again = await category(`${ids.U13}.ics`, sent)
      expect([again.status, again.text]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
    }
    const other = await category(`${ids.U13}.ics`, { 'if-none-match': '"x"', 'if-modified-since': since })
    expect(other.status).toBe(200)
    const url = await addressOf('jana')
    const own1 = await own(url)
    expect((await own(url, { 'if-none-match': own1.headers.get('etag')! })).status).toBe(304)
  })

  test('a changed calendar is sent again, and the sequence of the changed event grows', async () => {
    const url = await addressOf('jana')
    const before = await own(url)
    const sequenceOf = (text: string) =>
      Number(new RegExp(`UID:${ids.match13}@[^]*?SEQUENCE:(\\d+)`).exec(text)?.[1])
    expect(sequenceOf(before.text)).toBeGreaterThan(0)
    const changedAt = new Date(Date.now() + 5000).toISOString()
    const row = { id: ids.match13!, collection: 'events', data: { updatedAt: changedAt } } as const
    await academy.payload.db.updateOne({ ...row, req: undefined as never })
    const after = await own(url, { 'if-none-match': before.headers.get('etag')! })
    expect(after.status).toBe(200)
    expect(sequenceOf(after.text)).toBeGreaterThan(sequenceOf(before.text))
  })
})

describe('personal calendars', () => {
  test('a wrong secret is answered 404', async () => {
    expect((await own('http://localhost/feeds/calendar/me/uhadol-som.ics')).status).toBe(404)
    expect((await own('http://localhost/feeds/calendar/me/.ics')).status).toBe(404)
  })

  test('an address of a personal calendar needs a session', async () => {
    expect((await apiFor()('POST', '/users/me/calendar', {})).status).toBe(401)
  })

  test("a mother's calendar contains the events of both children with notes and without their names", async () => {
    const { text, headers } = await own(await addressOf('jana'))
    for (const key of ['training13', 'match13', 'training9']) expect(holds(text, key)).toBe(true)
    expect(holds(text, 'training11')).toBe(false)
    expect(holds(text, 'draft13')).toBe(false)
    expect(text).toContain(SECRET_NOTE)
    expect(text).not.toMatch(/Jakub|Ema/)
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test("a trainer's calendar contains the trainer's own category", async () => {
    const { text } = await own(await addressOf('lubos'))
    expect(holds(text, 'training11')).toBe(true)
    expect(holds(text, 'match13')).toBe(false)
  })

  test("a trainer's calendar contains events they lead or stand in for in other categories, and no others there", async () => {
    const event = async (name: string, who: object) => {
      const startsAt = new Date(Date.now() + 30 * 3_600_000).toISOString()
      const data = { type: 0 as const, startsAt, categories: [ids.U13!], ...who }
      ids[name] = (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
    }
    await event('led', { trainers: [ids.lubos!] })
    await event('stoodIn', { trainers: [ids.robert!], substitute: ids.lubos! })
    await event('ledAsDraft', { trainers: [ids.lubos!], published: false })
    const { text } = await own(await addressOf('lubos'))
    const found = ['led', 'stoodIn', 'ledAsDraft', 'training11', 'training13'].map((key) => holds(text, key))
    expect(found).toEqual([true, true, false, true, false])
  })

  test('a new calendar address invalidates the old one', async () => {
    const before = await addressOf('jakub')
    const after = await addressOf('jakub')
    expect((await own(before)).status).toBe(404)
    expect((await own(after)).status).toBe(200)
  })

  test('a deactivated user has no calendar', async () => {
    const url = await addressOf('nina')
    await academy.payload.update({
      collection: 'users',
      id: ids.nina!,
      data: { active: false },
      overrideAccess: true,
    })
    expect((await own(url)).status).toBe(404)
  })
})
