import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Visitor } from '../../support/http'
import { text } from '../../support/lexical'
import { type Production, untilReady } from '../../support/production'
import { hasRedis, NO_REDIS } from '../../support/redis'
import { at, signIn, Sites } from '../../support/sites'

// Two processes of the site on one MongoDB, with a Redis of their own (decision 028).

const EDITS = 50
/** What is promised of another process while Redis answers, and while it does not. */
const SOON_MS = 1000
const WITHOUT_REDIS_MS = 3000

test.skip(!process.env.MONGODB_URI, 'left out: MONGODB_URI names no MongoDB')
test.skip(!hasRedis, NO_REDIS)
test.describe.configure({ mode: 'serial' })

let sites: Sites
let one: Production
let other: Production
let office: Visitor
let article: { id: string; slug: string }

test.beforeAll(async () => {
  sites = await Sites.open()
  one = await sites.serve()
  other = await sites.serve()
  office = await sites.admin(one)
  const data = { title: 'Prvá správa', excerpt: 'Úvod', content: text('Text'), _status: 'published' }
  const { status, body } = await office.json<{ doc: typeof article }>('/cms/api/news', {
    method: 'POST',
    body: data,
  })
  expect(status).toBe(201)
  article = body.doc
})
test.afterAll(() => sites?.remove())

const read = async ({ url }: Production, path: string) => (await fetch(new URL(path, url))).text()

/** Gives the article another title, by the process the visitor asks. */
async function name(visitor: Visitor, title: string): Promise<void> {
  const body = { title, _status: 'published' }
  const response = await visitor.request(`/cms/api/news/${article.id}`, { method: 'PATCH', body })
  expect(response.status).toBe(200)
}

/** How long after this moment a page that was asked for still came without a text; how long it was made does not count. */
async function oldUntil(server: Production, path: string, words: string): Promise<number> {
  const began = performance.now()
  for (let last = 0; ;) {
    const asked = performance.now() - began
    if ((await read(server, path)).includes(words)) return last
    if (asked > 20_000) throw new Error(`${words} is not on ${path} after 20 s`)
    last = asked
    await pause(5)
  }
}

const pages = () => ['/', '/news', `/news/${article.slug}`, '/api/news']

test('a write is on every page of its own process at once, and of the other one within a second', async () => {
  const times: number[] = []
  const old: string[] = []
  for (let edit = 0; edit < EDITS; edit += 1) {
    // Both have the pages ready, and both take writes in turn.
    const [writer, reader] = edit % 2 === 0 ? [one, other] : [other, one]
    for (const server of [one, other]) for (const path of pages()) await read(server, path)
    const title = `Správa číslo ${edit}.`
    await name(at(office, writer), title)
    const seen = Promise.all(pages().map((path) => oldUntil(reader, path, title)))
    for (const path of pages()) if (!(await read(writer, path)).includes(title)) old.push(`${path} ${edit}`)
    times.push(Math.max(...(await seen)))
  }
  times.sort((a, b) => a - b)
  console.log(
    `the other process was old for ${times[EDITS / 2]!.toFixed(0)} ms (median), ${times.at(-1)!.toFixed(0)} ms (slowest)`,
  )
  expect(old).toEqual([])
  expect(times.at(-1)).toBeLessThan(SOON_MS)
  // Nor was an older page stored: what is served now is served from memory.
  for (const server of [one, other])
    for (const path of pages()) expect(await read(server, path)).toContain(`Správa číslo ${EDITS - 1}.`)
})

test('pages being made in one process while the other one writes are not kept with the old text', async () => {
  let isOver = false
  const readers = [one, other].flatMap((server) =>
    pages().map(async (path) => {
      while (!isOver) await read(server, path)
    }),
  )
  for (let edit = 0; edit < 15; edit += 1) {
    const title = `Súčasne ${edit}.`
    await name(at(office, edit % 2 === 0 ? one : other), title)
    await pause(SOON_MS)
    for (const server of [one, other])
      for (const path of pages()) expect(await read(server, path), `${path} ${edit}`).toContain(title)
  }
  isOver = true
  await Promise.all(readers)
})

test('who signs out or sets another password at one process is refused by the other at once', async () => {
  const session = async (visitor: Visitor) => 'user' in (await visitor.json<object>('/api/auth/session')).body
  const phone = await signIn(one.url)
  const samePhone = at(phone, other)
  expect(await session(samePhone)).toBe(true)
  const { body } = await phone.json<{ csrfToken: string }>('/api/auth/csrf')
  const form = new URLSearchParams({ csrfToken: body.csrfToken, json: 'true' })
  expect((await phone.request('/api/auth/signout', { method: 'POST', body: form })).ok).toBe(true)
  expect(await session(samePhone)).toBe(false)
  expect((await samePhone.request('/cms/api/users?limit=1')).status).toBe(404)
})

test('wrong passwords count in both processes together', async () => {
  const wrong = async ({ url }: Production) => signIn(url, 'Nespravne-2026!').catch(String)
  const outcomes: string[] = []
  for (let attempt = 0; attempt < 24; attempt += 1)
    outcomes.push(String(await wrong(attempt % 2 === 0 ? one : other)))
  // Twenty for one name from one network, wherever they were made; one was the sign-in above.
  const refused = outcomes.filter((outcome) => outcome.endsWith('429')).length
  expect(refused).toBeGreaterThanOrEqual(4)
  expect(outcomes.slice(0, 15).filter((outcome) => outcome.endsWith('429'))).toEqual([])
})

test('a process without CACHE_URL is refused with a sentence and code 1', async () => {
  const third = await sites.start({})
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain('Nad touto databázou už beží iný proces webu')
})

test('without Redis both go on and nothing old is served for longer than three seconds; with it all is as before', async () => {
  await sites.redis.kill()
  const times: number[] = []
  for (let edit = 0; edit < 10; edit += 1) {
    const [writer, reader] = edit % 2 === 0 ? [one, other] : [other, one]
    for (const path of pages()) await read(reader, path)
    const title = `Bez Redisu ${edit}.`
    await name(at(office, writer), title)
    for (const path of pages()) expect(await read(writer, path)).toContain(title)
    times.push(Math.max(...(await Promise.all(pages().map((path) => oldUntil(reader, path, title))))))
  }
  console.log(`without Redis: old for ${Math.max(...times).toFixed(0)} ms (slowest of ${times.length})`)
  expect(Math.max(...times)).toBeLessThan(WITHOUT_REDIS_MS)
  expect(await signIn(other.url).then(String, String)).not.toContain('500')
  await sites.redis.start()
  await pause(2500)
  await name(at(office, one), 'Redis je späť.')
  for (const path of pages()) expect(await oldUntil(other, path, 'Redis je späť.')).toBeLessThan(SOON_MS)
  await read(other, '/news')
  const { headers } = await fetch(new URL('/news', other.url))
  expect(headers.get('x-nextjs-cache')).toBe('HIT')
})

test('a killed process loses nothing that was acknowledged, and its place is free for the next one', async () => {
  for (const path of pages()) await read(other, path)
  await name(at(office, one), 'Posledná pred pádom.')
  await one.kill()
  for (const path of pages())
    expect(await oldUntil(other, path, 'Posledná pred pádom.')).toBeLessThan(SOON_MS)
  one = await sites.serve()
  for (const path of pages()) expect(await read(one, path)).toContain('Posledná pred pádom.')
})

test('alone, a process starts at once after SIGTERM, and after kill -9 waits until the dead one counts as dead', async () => {
  await one.stop()
  await other.stop()
  const first = await sites.serve({})
  const second = await sites.start({})
  expect(await second.ended).toBe(1)
  await first.stop()
  const starting = Date.now()
  const again = await sites.serve({})
  const usual = Date.now() - starting
  await again.kill()
  const began = Date.now()
  const after = await sites.start({})
  await untilReady(after)
  expect(after.output()).toContain('Čakám najviac pol minúty')
  expect(Date.now() - began).toBeLessThan(30_000 + 2 * usual)
  await after.stop()
})
