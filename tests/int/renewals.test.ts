import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { holdResponse } from '../../scripts/lib/hold-response.mjs'
import { createPageCache } from '../../scripts/lib/page-cache.mjs'
import { openRenewals } from '../../scripts/lib/open-renewals.mjs'
import type { Renewals } from '../../scripts/lib/renewals.mjs'
import { createLimit } from '@/lib/limits'
import { hasRedis, NO_REDIS, OwnRedis } from '../support/redis'

// What several processes tell each other over Redis, with a real server; no database.

const withRedis = hasRedis ? test : test.skip
if (!hasRedis) process.stdout.write(`renewals: ${NO_REDIS}\n`)

let redis: OwnRedis
let open: Renewals[] = []
const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  if (hasRedis) redis = await OwnRedis.open()
})
afterEach(() => {
  for (const renewals of open) renewals.close()
  open = []
})
afterAll(() => redis?.kill())

/** A process: what it was told to drop, and whether it has told that it cannot tell. */
async function processOf(secret = 'x') {
  const told: (readonly string[] | 'all')[] = []
  const marks: boolean[] = []
  const renewals = await openRenewals({ url: redis.url, secret, apply: (tags) => void told.push(tags) })
  await renewals.reportIsolation((isolated) => Promise.resolve(void marks.push(isolated)))
  open.push(renewals)
  await pause(250)
  told.length = 0
  return { renewals, told, marks }
}

async function until(isSo: () => boolean, withinMs = 5000): Promise<number> {
  const began = performance.now()
  while (!isSo()) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${String(isSo)}`)
    await pause(2)
  }
  return performance.now() - began
}

withRedis('fifty writes are each known to the other process within a second', async () => {
  const [one, other, stranger] = [await processOf(), await processOf(), await processOf('another site')]
  one.told.length = other.told.length = 0
  const times: number[] = []
  for (let at = 0; at < 50; at += 1) {
    one.renewals.publish([`tag${at}`, 'club'])
    await one.renewals.settled()
    times.push(await until(() => other.told.length > at))
  }
  expect(other.told).toEqual(Array.from({ length: 50 }, (_, at) => [`tag${at}`, 'club']))
  expect([one.told, stranger.told]).toEqual([[], []])
  times.sort((a, b) => a - b)
  const [median, slowest] = [times[25]!, times[49]!]
  process.stdout.write(`known after ${median.toFixed(0)} ms (median), ${slowest.toFixed(0)} ms (slowest)\n`)
  expect(slowest).toBeLessThan(1000)
})

withRedis(
  'without Redis nothing older than half a second is served, and with it again everything is dropped',
  async () => {
    const [one, other] = [await processOf(), await processOf()]
    const kept = Date.now()
    expect(one.renewals.oldest()).toBeLessThanOrEqual(kept)
    await redis.kill()
    try {
      expect(await until(() => !one.renewals.isTrusted())).toBeLessThan(1500)
      expect(Date.now() - one.renewals.oldest()).toBeLessThanOrEqual(500)
      // A write meanwhile: the others are to be warned before it is acknowledged.
      one.renewals.publish(['news'])
      await one.renewals.settled()
      expect(one.marks.at(-1)).toBe(true)
    } finally {
      await redis.start()
    }
    await until(() => one.renewals.isTrusted() && other.renewals.isTrusted())
    expect(one.marks.at(-1)).toBe(false)
    expect([one.told.at(-1), other.told.at(-1)]).toEqual(['all', 'all'])
    expect(one.renewals.oldest()).toBeGreaterThan(kept)
    await pause(250)
    other.told.length = 0
    one.renewals.publish(['news'])
    await until(() => other.told.length > 0)
    expect(other.told).toEqual([['news']])
    expect(printed.mock.calls.flat().join(' ')).toMatch(/neodpovedá.*opäť odpovedá/)
  },
)

withRedis(
  'a message sent while another process could not read is read afterwards, none is lost',
  async () => {
    const [one, other] = [await processOf(), await processOf()]
    // Everything of this machine's Redis stands still, longer than a process trusts what it keeps.
    redis.signal('SIGSTOP')
    one.renewals.publish(['events'])
    await until(() => !other.renewals.isTrusted())
    redis.signal('SIGCONT')
    await until(() => other.told.length > 0)
    expect(other.told[0]).toEqual(['events'])
  },
)

withRedis(
  'a process that was stopped for a while trusts nothing before it has read what it missed',
  async () => {
    const [one] = [await processOf()]
    expect(one.renewals.isTrusted()).toBe(true)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300)
    expect(one.renewals.isTrusted()).toBe(false)
    await until(() => one.renewals.isTrusted())
  },
)

withRedis('when Redis forgets its messages, everything is dropped', async () => {
  const [one, other] = [await processOf(), await processOf()]
  const client = new Redis(redis.url)
  await client.flushall()
  client.disconnect()
  await until(() => one.told.includes('all') && other.told.includes('all'))
  await until(() => one.renewals.isTrusted() && other.renewals.isTrusted())
})

withRedis(
  'while another process writes without Redis, this one serves nothing old; afterwards it drops everything',
  async () => {
    const { renewals, told } = await processOf()
    renewals.doubt(true)
    expect(renewals.isTrusted()).toBe(false)
    expect(Date.now() - renewals.oldest()).toBeLessThanOrEqual(500)
    renewals.doubt(false)
    expect(told).toEqual(['all'])
    expect(renewals.isTrusted()).toBe(true)
  },
)

withRedis('the response to a write waits until the others have been told, its bytes unchanged', async () => {
  const { renewals, told } = await processOf()
  const reader = new Redis(redis.url)
  const server = http.createServer((_request, response) => {
    holdResponse(response, () => renewals.settled())
    renewals.publish(['news'])
    response.setHeader('content-type', 'text/plain')
    response.writeHead(201)
    response.write('Uložené, ')
    response.end('ďakujeme.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  redis.signal('SIGSTOP')
  let isAnswered = false
  const answered = fetch(url, { method: 'POST' }).finally(() => (isAnswered = true))
  await pause(400)
  expect(isAnswered).toBe(false)
  redis.signal('SIGCONT')
  const response = await answered
  expect([response.status, await response.text()]).toEqual([201, 'Uložené, ďakujeme.'])
  const stored = await reader.xrevrange(`${renewals.prefix}:renewals`, '+', '-', 'COUNT', 1)
  expect(stored[0]?.[1]).toContain('news')
  expect(told).toEqual([])
  reader.disconnect()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test('the page cache serves nothing begun before the moment it is told', async () => {
  let oldest = 0
  const pages = createPageCache(() => oldest)
  let rendered = 0
  const server = http.createServer((request, response) => {
    if (pages.serve(request, response)) return
    pages.record(request, response)
    rendered += 1
    response.setHeader('x-nextjs-prerender', '1').setHeader('x-nextjs-cache', 'HIT')
    response.end(`page ${rendered}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = async () => (await fetch(url)).text()
  expect([await read(), await read()]).toEqual(['page 1', 'page 1'])
  oldest = Date.now() + 1
  await pause(5)
  expect([await read(), await read()]).toEqual(['page 2', 'page 2'])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

withRedis('a site starts without Redis and is told of it by itself once Redis is there', async () => {
  await redis.kill()
  let one: Awaited<ReturnType<typeof processOf>>
  try {
    one = await processOf()
    expect([one.renewals.isTrusted(), one.marks]).toEqual([false, [true]])
  } finally {
    await redis.start()
  }
  await until(() => one.renewals.isTrusted())
  expect(one.marks.at(-1)).toBe(false)
})

withRedis(
  'a limit counts the tries of all processes together, and by itself while Redis is away',
  async () => {
    const { renewals } = await processOf('limits')
    globalThis.akademiaRenewals = renewals
    try {
      // As two processes hold it, each with a memory of its own.
      const [one, other] = [createLimit('test', 3, 60), createLimit('test', 3, 60)]
      for (const limit of [one, other, one]) await limit.take('jana@klub.test')
      await expect(other.take('jana@klub.test')).rejects.toMatchObject({ status: 429 })
      expect([await one.taken('jana@klub.test'), await other.isSpent('jana@klub.test')]).toEqual([3, true])
      await other.giveBack('jana@klub.test')
      await one.take('jana@klub.test')
      await expect(createLimit('another', 3, 60).take('jana@klub.test')).resolves.toBeUndefined()
      const keys = await renewals.client.keys(`${renewals.prefix}:limit:*`)
      expect(keys).toHaveLength(2)
      expect(keys.join()).not.toContain('jana')
      // Nor can a guess be compared with them.
      const plain = createHash('sha256').update('jana@klub.test').digest('base64url')
      expect(keys.join()).not.toContain(plain)
      // A process that was busy for so long that it trusts no page has not lost its counts.
      const busyUntil = performance.now() + 1200
      while (performance.now() < busyUntil);
      await expect(one.take('jana@klub.test')).rejects.toMatchObject({ status: 429 })
      await redis.kill()
      for (const limit of [one, other])
        for (let tries = 0; tries < 3; tries += 1) await limit.take('jana@klub.test')
      await expect(one.take('jana@klub.test')).rejects.toMatchObject({ status: 429 })
    } finally {
      globalThis.akademiaRenewals = undefined
      await redis.start()
    }
  },
)
