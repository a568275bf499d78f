import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hasCaddy, NO_CADDY } from '../../support/caddy'
import { freePort } from '../../support/free-port'
import type { Visitor } from '../../support/http'
import { LocalVisitor } from '../../support/local-visitor'
import type { Production } from '../../support/production'
import { idsOf, readsOf, type Site } from '../../support/reads'
import { hasRedis, NO_REDIS } from '../../support/redis'
import { signedIn } from '../../support/signed-in'
import { SiteBehindProxy } from '../../support/site-behind-proxy'
import { at } from '../../support/sites'
import { planEvent } from '../../support/write-log'

// The demo club on one MongoDB and Redis, two processes, the repository's Caddyfile in front (decision 028).

test.skip(!process.env.MONGODB_URI, 'left out: MONGODB_URI names no MongoDB')
test.skip(!hasRedis, NO_REDIS)
test.skip(!hasCaddy, NO_CADDY)

/** Visitors with an address each: the proxy sends about half of them to either process. */
const READERS = 6
/** Two: they wait for each other. More would be refused by their own number where a write takes seconds, not by a restart. */
const WRITERS = 2
/** How long the load goes on before and after something happens. */
const CALM_MS = 2_000
/**
 * Until the proxy knows that a process is dead (its checks, every two seconds): Caddy before 2.11.2 refuses a write whose
 * connection is not accepted, instead of sending it to the other one.
 */
const UNKNOWN_MS = 3_000
const DEAD_TRANSACTION_MS = 70_000
const BUSY = '503 {"errors":[{"message":"Práve sa ukladá veľa zmien.'

let site: SiteBehindProxy
let office: Visitor
let category: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await SiteBehindProxy.open(await freePort())
  office = await signedIn(site.url, 'maria')
  const { body } = await office.json<{ categories: { id: string; name: string }[] }>('/api/categories')
  category = body.categories.find(({ name }) => name === 'U13')!.id
})
test.afterAll(() => site?.remove())

interface Sent {
  what: string
  begun: number
  took: number
  problem?: string
}

/** People who read pages and create events, each without a pause, until `end`. */
class Load {
  readonly sent: Sent[] = []
  /** Ids of the events whose creation was acknowledged. */
  readonly acknowledged: string[] = []
  private isOver = false
  private readonly visits: Promise<void>[] = []

  constructor() {
    for (let number = 0; number < READERS + WRITERS; number += 1) {
      const visitor = new LocalVisitor(site.url, `127.0.0.${number + 2}`)
      for (const [name, value] of office.cookies) visitor.cookies.set(name, value)
      const read = (path: string) => [path, () => readPage(visitor, path)] as const
      const write = async () => void this.acknowledged.push(await planEvent(visitor, category, 48))
      const reads = ['/', '/news', '/auth/admin/events', '/api/memberFees'].map(read)
      this.visits.push(this.repeat(number < READERS ? reads : [['an event', write]]))
    }
  }

  private async repeat(steps: readonly (readonly [string, () => Promise<void>])[]): Promise<void> {
    while (!this.isOver)
      for (const [what, step] of steps) {
        const begun = performance.now()
        const problem = await step().then(() => undefined, String)
        this.sent.push({ what, begun, took: performance.now() - begun, problem })
      }
  }

  /** Resolves once as many further writes were stored as there are writers: MongoDB ends dead transactions after a minute. */
  async storedAgain(): Promise<void> {
    const enough = this.acknowledged.length + WRITERS
    for (const until = Date.now() + DEAD_TRANSACTION_MS; this.acknowledged.length < enough;) {
      if (Date.now() > until) throw new Error(`no write is stored any more: ${this.problems().at(-1)}`)
      await pause(50)
    }
  }

  async end(): Promise<void> {
    this.isOver = true
    await Promise.all(this.visits)
  }

  /** Those that failed, in words. */
  problems(which: (sent: Sent) => boolean = () => true): string[] {
    return this.sent.flatMap((each) => (each.problem && which(each) ? `${each.what}: ${each.problem}` : []))
  }

  figures(): string {
    const slowest = Math.max(...this.sent.map(({ took }) => took))
    return `${this.sent.length} requests, ${this.acknowledged.length} writes acknowledged, ${this.problems().length} failed, the slowest took ${slowest.toFixed(0)} ms`
  }
}

async function readPage(visitor: Visitor, path: string): Promise<void> {
  const response = await visitor.request(path)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`status ${response.status}`)
}

/** Of these events, those that are not stored whole, as either process says. */
async function lostOf(events: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const [turn, event] of events.entries()) {
    const reader = at(office, site.processes[turn % 2]!)
    const { status, body } = await reader.json<{ event?: { players: unknown[] } }>(
      `/api/events/eventPlayers/${event}`,
    )
    if (status !== 200 || !body.event!.players.length) lost.push(`${event}: ${status}`)
  }
  return lost
}

test('one process after the other is restarted under load, and no request fails', async () => {
  test.setTimeout(240_000)
  const load = new Load()
  await pause(CALM_MS)
  for (const which of [0, 1]) {
    await site.processes[which]!.stop()
    await pause(CALM_MS)
    await site.start(which)
    // The proxy learns of it at its next check.
    await pause(CALM_MS)
  }
  await load.end()
  console.log(`rolling restart: ${load.figures()}`)
  expect([...new Set(load.problems())]).toEqual([])
  expect(load.acknowledged.length).toBeGreaterThan(WRITERS)
  expect(await lostOf(load.acknowledged)).toEqual([])
})

test('after kill -9 of either process under load nothing acknowledged is lost, and the other one serves everybody', async () => {
  test.setTimeout(360_000)
  for (const which of [0, 1]) {
    const load = new Load()
    await pause(CALM_MS)
    const killed = performance.now()
    await site.processes[which]!.kill()
    await pause(2 * UNKNOWN_MS)
    await site.start(which)
    await load.storedAgain()
    await load.end()
    console.log(`kill -9: ${load.figures()}; ${[...new Set(load.problems())].join('; ')}`)
    const later = (since: number) =>
      load.sent.filter(({ begun, problem }) => problem && begun > killed + since)
    // What was under way in the killed process is cut. Every later page comes.
    expect(later(0).filter(({ what }) => what.startsWith('/'))).toEqual([])
    // Writes wait for what the dead process had begun, and may be asked to try again.
    expect(later(UNKNOWN_MS).filter(({ problem }) => !problem!.includes(BUSY))).toEqual([])
    expect(await lostOf(load.acknowledged)).toEqual([])
  }
})

test('every read of the contract has one response, from either process and through the proxy', async () => {
  const cookies: Site['cookies'] = { nobody: '', maria: '', lubos: '', jakub: '', jana: '' }
  for (const person of ['maria', 'lubos', 'jakub', 'jana'] as const)
    cookies[person] = [...(await signedIn(site.url, person)).cookies].map((pair) => pair.join('=')).join('; ')
  const reads = Object.entries(readsOf(await idsOf({ url: site.url, cookies })))
  expect(reads.length).toBeGreaterThan(30)
  const differing: string[] = []
  for (const [name, { path, as = 'nobody', body: question }] of reads) {
    if (!path.startsWith('/api/')) continue
    const responses = await Promise.all(
      [site.url, ...site.processes.map(({ url }) => url)].map(async (url) => {
        const headers = { cookie: cookies[as], origin: site.url, 'content-type': 'application/json' }
        const asked = question && { method: 'POST', body: JSON.stringify(question) }
        const response = await fetch(url + path, { headers, ...asked })
        // A receipt is signed with its time.
        const body = (await response.text()).replace(/"receipt":"[^"]+"/, '')
        return `${response.status} ${body}`
      }),
    )
    if (new Set(responses).size > 1 || !responses[0]!.startsWith('200 ')) differing.push(name)
  }
  expect(differing).toEqual([])
})

test('an account that is deactivated through one process is signed out in the other at the next request', async () => {
  const [one, other] = site.processes as [Production, Production]
  const trainer = at(await signedIn(site.url, 'lubos'), other)
  type Person = { id: string; updatedAt: string }
  const { body } = await trainer.json<{ user: Person }>('/api/auth/session')
  expect(body.user.id).toBeTruthy()
  const { body: read } = await office.json<{ user: Person }>(`/api/users/${body.user.id}`)
  const change = { active: false, updatedAt: read.user.updatedAt }
  const changed = await at(office, one, site.url).json(`/api/users/${body.user.id}`, {
    method: 'PATCH',
    body: change,
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect('user' in (await trainer.json<object>('/api/auth/session')).body).toBe(false)
  expect((await trainer.json('/api/memberFees')).status).toBe(401)
})

test('a picture without consent is gone from the other process at the next request', async () => {
  const [one, other] = site.processes as [Production, Production]
  const gallery = await (await fetch(new URL('/gallery', other.url))).text()
  const [album] = /\/gallery\/[^"?#\\]+/.exec(gallery)!
  const page = await (await fetch(new URL(album, other.url))).text()
  const [address, id] = /\/files\/media\/([^/"]+)\/[^" ]+/.exec(page)!
  const picture = () => fetch(new URL(address, other.url)).then(({ status }) => status)
  expect(await picture()).toBe(200)
  const tagged = await at(office, one, site.url).json(`/cms/api/media/${id}`, {
    method: 'PATCH',
    // People nobody has named: nobody can have agreed.
    body: { shows: 'people', people: [] },
  })
  expect(tagged.status).toBe(200)
  expect(await picture()).toBe(404)
})

test('while no process serves, the proxy says so in Slovak, and the site is there again after a start', async () => {
  await Promise.all(site.processes.map((process) => process.stop()))
  const response = await fetch(new URL('/news', site.url))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.text()).toContain('<h1>Web sa práve spúšťa</h1>')
  const call = await fetch(new URL('/api/news', site.url))
  expect(call.status).toBe(503)
  expect(await call.json()).toEqual({
    errors: [{ message: 'Web práve neodpovedá. Skúste to o chvíľu znova.' }],
  })
  for (const which of [0, 1]) await site.start(which)
  await expect.poll(async () => (await fetch(new URL('/news', site.url))).status).toBe(200)
})
