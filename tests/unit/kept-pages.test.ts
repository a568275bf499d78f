import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'

// The service worker's kept pages (public/sw-pages.js), without a browser.

const ORIGIN = 'https://klub.test'
const CHOOSER = '/auth/admin/attendances/create?choose=1'
const ROSTER = '/auth/trainer/playerList'
const sheetOf = (event: number) => `/auth/admin/attendances/create?event=${event}`
const fullUrl = (url: string | Request) => new URL(typeof url === 'string' ? url : url.url, ORIGIN).href

class FakeCache {
  readonly rows = new Map<string, Response>()
  match = async (url: string | Request) => this.rows.get(fullUrl(url))?.clone()
  put = async (url: string | Request, response: Response) => void this.rows.set(fullUrl(url), response)
  delete = async (url: string | Request) => this.rows.delete(fullUrl(url))
  keys = async () => [...this.rows.keys()].map((url) => new Request(url))
}

type Reply = Response | 'silence' | 'no signal'
interface Worker {
  keep: (asked: { owner: string; pages: string[] }) => Promise<void>
  navigate: (event: object) => Promise<Response>
}

let all: Map<string, FakeCache>
let replies: (page: string) => Reply
let worker: Worker

const page = (text = '') =>
  new Response(`<html><meta name="page-owner" content="lubos"/>${text}</html>`, {
    headers: { 'content-type': 'text/html' },
  })
const keptPaths = () =>
  [...(all.get('kept-pages:lubos')?.rows.keys() ?? [])].map((url) => url.slice(ORIGIN.length))
const cached = () => all.get('kept-pages:lubos')!
const put = (path: string) =>
  cached().rows.set(
    ORIGIN + path,
    new Response('<html>copy</html>', { headers: { 'x-kept-at': new Date().toISOString() } }),
  )

beforeEach(() => {
  all = new Map([['kept-pages:lubos', new FakeCache()]])
  const caches = {
    keys: async () => [...all.keys()],
    open: async (name: string) => all.get(name) ?? all.set(name, new FakeCache()).get(name)!,
    delete: async (name: string) => all.delete(name),
  }
  const fetch = async (asked: string | Request) => {
    const reply = replies(fullUrl(asked).slice(ORIGIN.length))
    if (reply === 'no signal') throw new TypeError('Failed to fetch')
    return reply === 'silence' ? new Promise(() => undefined) : reply
  }
  const self = { location: { origin: ORIGIN }, addEventListener: () => undefined }
  const OwnResponse = Object.assign(
    function own(body: string, init: ResponseInit) {
      return new Response(body, init)
    },
    { redirect: (to: string) => Response.redirect(ORIGIN + to, 302) },
  )
  const given = { caches, fetch, self, Response: OwnResponse, URL, Headers, Date, Promise, Set }
  const context = createContext({
    ...given,
    setTimeout: (...args: Parameters<typeof setTimeout>) => setTimeout(...args),
  })
  runInContext(readFileSync(path.join(process.cwd(), 'public/sw-pages.js'), 'utf8'), context)
  worker = context as unknown as Worker
})

const keep = (...pages: string[]) =>
  worker.keep({ owner: 'lubos', pages: [...pages, CHOOSER, '/auth/admin/events'] })
const open = (address: string) =>
  worker.navigate({ request: new Request(ORIGIN + address), waitUntil: () => undefined })

test('a trainer’s pay and reasons of absence are not kept, and copies of earlier versions go', async () => {
  replies = () => page()
  put('/auth/trainer/month')
  put('/auth/trainer/eventParticipants?event=1')
  await keep(ROSTER)
  expect(keptPaths()).toEqual(
    expect.arrayContaining([ROSTER, CHOOSER, '/auth/admin/events', '/api/auth/session']),
  )
  expect(keptPaths().filter((path) => /month|eventParticipants/.test(path))).toEqual([])
})

test('when there are too many pages, what was opened once goes first; the chooser and its sheets never', async () => {
  const named = [sheetOf(1), sheetOf(2), ROSTER, `${ROSTER}?category=1`]
  replies = (path) => (path === CHOOSER ? page(`<template data-keep="${named.join(' ')}">`) : page())
  await keep()
  for (let event = 100; event < 140; event += 1) await keep(sheetOf(event))
  const kept = keptPaths()
  expect(kept).toEqual(expect.arrayContaining([CHOOSER, '/auth/admin/events', ...named, sheetOf(139)]))
  expect(kept).not.toContain(sheetOf(100))
  expect(kept.filter((path) => path.startsWith('/auth/'))).toHaveLength(32)
})

test.each([403, 404, 302])('a page the server refuses with %d is not kept any longer', async (status) => {
  put(sheetOf(1))
  const refused =
    status === 302
      ? ({ type: 'opaqueredirect', status: 0, ok: false } as Response)
      : new Response('', { status })
  replies = () => refused
  expect(await open(sheetOf(1))).toBe(refused)
  replies = () => 'no signal'
  expect(keptPaths()).toEqual([])
  expect((await open(sheetOf(1))).status).toBe(503)
})

test('a network that hangs delays the first page by six seconds as any kept one, and what it leads to not again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    put(CHOOSER)
    replies = () => 'silence'
    const first = open('/')
    await jest.advanceTimersByTimeAsync(5_900)
    expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits')
    await jest.advanceTimersByTimeAsync(200)
    expect((await first).headers.get('location')).toBe(ORIGIN + CHOOSER)
    const chooser = open(CHOOSER)
    await jest.advanceTimersByTimeAsync(10)
    expect(await (await chooser).text()).toContain('data-kept-at')
  } finally {
    jest.useRealTimers()
  }
})

describe('the page without signal', () => {
  const reload = jest.fn()
  /** What the server answers a question: a status, or nothing. */
  let answer: number | undefined
  const asked = jest.fn(() =>
    answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ status: answer }),
  )
  const told: Record<string, () => void> = {}
  const listen = (name: string, listener: () => void) => void (told[name] = listener)
  const page = { visibilityState: 'visible', addEventListener: listen }

  beforeEach(async () => {
    replies = () => 'no signal'
    const text = await (await open('/auth/admin/users')).text()
    expect(text).toContain('Keď sa pripojenie vráti, načíta sa sama.')
    expect(text).toContain('V tomto zariadení zatiaľ žiadna taká nie je.')
    expect(text).toMatch(/<a class="again" href="">Skúsiť znova<\/a>/)
    answer = undefined
    page.visibilityState = 'visible'
    for (const mock of [reload, asked]) mock.mockClear()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    runInContext(
      /<script>(.*)<\/script>/s.exec(text)![1]!,
      createContext({
        ...{ location: { href: '/auth/admin/users', reload }, fetch: asked, document: page },
        ...{ addEventListener: listen, setTimeout, clearTimeout },
      }),
    )
  })

  afterEach(() => void jest.useRealTimers())

  /** How often it asks in so many seconds. */
  const asksIn = async (seconds: number) => {
    asked.mockClear()
    await jest.advanceTimersByTimeAsync(seconds * 1000)
    return asked.mock.calls.length
  }

  test('asks by itself, more and more rarely, and loads the wanted one once it answers', async () => {
    expect(await asksIn(31)).toBe(5)
    expect(await asksIn(60)).toBe(2)
    expect(reload).not.toHaveBeenCalled()
    answer = 200
    expect(await asksIn(60)).toBe(1)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('asks soon when the browser says that the signal is back, however often it says so', async () => {
    await asksIn(100)
    told.online!()
    told.online!()
    expect(await asksIn(1)).toBe(1)
    answer = 200
    told.online!()
    expect(await asksIn(1)).toBe(1)
    told.online!()
    expect(await asksIn(60)).toBe(0)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('asks nothing while nobody looks at it, and soon when somebody does again', async () => {
    page.visibilityState = 'hidden'
    expect(await asksIn(300)).toBe(0)
    page.visibilityState = 'visible'
    told.visibilitychange!()
    expect(await asksIn(1)).toBe(1)
  })

  test('waits on while what stands before a server that starts anew answers in its place', async () => {
    answer = 502
    await asksIn(31)
    expect(reload).not.toHaveBeenCalled()
    answer = 404
    await asksIn(30)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
