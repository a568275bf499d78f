import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasRedis, NO_REDIS, OwnRedis } from '../support/redis'

// The caches of two processes with Redis between them, in front of one file: neither Next nor a database is needed. With
// both of them it is asked in tests/e2e/server/several-processes.test.ts.

if (!hasRedis) process.stdout.write(`caches of several processes: ${NO_REDIS}\n`)

const WRITES = 50
/** Hundreds of requests and two processes each: seconds on a quiet machine. */
const WITHIN_MS = 180_000
const withRedis = (name: string, run: () => Promise<void>): void =>
  (hasRedis ? test : test.skip)(name, run, WITHIN_MS)
const SOON_MS = 1000
const WITHOUT_REDIS_MS = 3000

interface Site {
  child: ChildProcess
  url: string
}
let redis: OwnRedis
let folder: string
let running: ChildProcess[] = []

beforeAll(async () => {
  if (!hasRedis) return
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-caches-'))
  redis = await OwnRedis.open()
})
afterEach(() => {
  slowestRead = 0
  for (const child of running) child.kill('SIGKILL')
  running = []
})
afterAll(async () => {
  await redis?.kill()
  if (folder) await fs.rm(folder, { recursive: true })
})

async function start(): Promise<Site> {
  const file = path.join(folder, 'text')
  await fs.writeFile(file, 'first')
  const child = fork(path.join(import.meta.dirname, '../support/cache-process.ts'), [file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', CACHE_URL: redis.url, PAYLOAD_SECRET: 'x'.repeat(32) },
  })
  running.push(child)
  const [port] = (await once(child, 'message')) as [number]
  return { child, url: `http://127.0.0.1:${port}` }
}
const startBoth = () => Promise.all([start(), start()])

/** The longest a read has taken, in ms: a machine that stands still for a moment delays the question, not the page. */
let slowestRead = 0
const read = async ({ url }: Site): Promise<string> => {
  const asked = performance.now()
  const text = await (await fetch(url)).text()
  slowestRead = Math.max(slowestRead, performance.now() - asked)
  return text
}
const write = async ({ url }: Site, text: string): Promise<void> =>
  void (await (await fetch(`${url}/${text}`, { method: 'POST' })).text())

/** How long after this moment what a process was asked for was still old. */
async function oldUntil(site: Site, text: string): Promise<number> {
  const began = performance.now()
  for (let last = 0; ;) {
    const asked = performance.now() - began
    if ((await read(site)) === text) return last
    if (asked > 10_000) throw new Error(`${text} is not shown after ten seconds`)
    last = asked
    await pause(2)
  }
}

/** Writes by one after another; how long the other process was old after each. */
async function writeInTurns([one, other]: [Site, Site], name: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const [writer, reader] = at % 2 === 0 ? [one, other] : [other, one]
    await Promise.all([read(one), read(other)])
    await write(writer, `${name}${at}`)
    const seen = oldUntil(reader, `${name}${at}`)
    expect(await read(writer)).toBe(`${name}${at}`)
    times.push(await seen)
  }
  return times.sort((a, b) => a - b)
}

const say = (what: string, times: number[]) =>
  process.stdout.write(
    `${what}: ${times[times.length >> 1]!.toFixed(0)} ms (median), ${times.at(-1)!.toFixed(0)} ms (slowest)\n`,
  )

/** Asks both all the time until the returned function is called. */
function busy(sites: Site[]): () => Promise<void> {
  let isOver = false
  const readers = [...sites, ...sites, ...sites].map(async (site) => {
    while (!isOver) await read(site).then(() => pause(1))
  })
  return async () => {
    isOver = true
    await Promise.all(readers)
  }
}

withRedis('a write is shown by its own process at once and by the other one within a second', async () => {
  const sites = await startBoth()
  const times = await writeInTurns(sites, 'a', WRITES)
  say('the other process was old for', times)
  expect(times.at(-1)).toBeLessThan(SOON_MS + slowestRead)
})

withRedis('pages that are just being made during a write are not kept, in either process', async () => {
  const sites = await startBoth()
  const stop = busy(sites)
  const times = await writeInTurns(sites, 'b', WRITES)
  say('while pages are being made', times)
  expect(times.at(-1)).toBeLessThan(SOON_MS + slowestRead)
  for (let at = 0; at < 10; at += 1) {
    await write(sites[at % 2]!, `c${at}`)
    await pause(500)
    for (const site of sites)
      for (let again = 0; again < 5; again += 1) expect(await read(site)).toBe(`c${at}`)
  }
  await stop()
})

withRedis(
  'without Redis nothing older than three seconds is shown, and with it again all is as before',
  async () => {
    const sites = await startBoth()
    const stop = busy(sites)
    await redis.kill()
    try {
      const times = await writeInTurns(sites, 'd', 10)
      say('without Redis', times)
      expect(times.at(-1)).toBeLessThan(WITHOUT_REDIS_MS + slowestRead)
    } finally {
      await redis.start()
    }
    await pause(1500)
    const times = await writeInTurns(sites, 'e', 20)
    await stop()
    say('with Redis again', times)
    expect(times.at(-1)).toBeLessThan(SOON_MS + slowestRead)
  },
)

withRedis(
  'while Redis hangs nothing older than three seconds is shown, and a write is acknowledged all the same',
  async () => {
    const sites = await startBoth()
    await read(sites[1])
    redis.signal('SIGSTOP')
    try {
      await write(sites[0], 'f')
      expect(await oldUntil(sites[1], 'f')).toBeLessThan(WITHOUT_REDIS_MS)
    } finally {
      redis.signal('SIGCONT')
    }
  },
)

withRedis('a process that was paused during a write does not show the old page when it goes on', async () => {
  const [one, other] = await startBoth()
  await Promise.all([read(one), read(other)])
  other.child.kill('SIGSTOP')
  await write(one, 'g')
  await pause(1500)
  // Asked while it stands still: what it answers first is what it knew.
  const first = read(other)
  await pause(50)
  other.child.kill('SIGCONT')
  expect(await first).toBe('g')
})

withRedis('a wrong or missing password of Redis is said once, without the password', async () => {
  const { openRenewals } = await import('../../scripts/lib/open-renewals.mjs')
  const guarded = await OwnRedis.open('spravne')
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refusals = () =>
    said.mock.calls.flat().filter((line) => String(line).includes('skontrolujte meno a heslo'))
  for (const url of [guarded.url, guarded.url.replace('//', '//:nespravne@')]) {
    said.mockClear()
    const renewals = await openRenewals({ url, secret: 'x'.repeat(32), apply: () => undefined })
    // Long enough for several connections.
    await pause(1000)
    expect(refusals()).toHaveLength(1)
    expect(JSON.stringify([said.mock.calls, warned.mock.calls])).not.toContain('nespravne')
    renewals.close()
  }
  said.mockRestore()
  warned.mockRestore()
  await guarded.kill()
})
