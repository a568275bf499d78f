import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { OwnServer } from '../../support/own-server'
import { sized } from '../../support/size'

/** The whole size takes some minutes. */
const COUNT = sized(600, 20_000)
const AT_ONCE = 12
const MB = 2 ** 20
/**
 * The server's heap: a leak of 10 kB an address ends it in the whole size, while garbage is collected before. Without a
 * limit Node lets garbage lie as long as there is memory: 312 MB after 20,000 addresses that left nothing.
 */
const HEAP_MB = 320
/** What may be added at the most: garbage, and what Next and the page cache hold (82 MB). 65 MB were measured. */
const MOST_MEMORY_MB = 200

let server: OwnServer

test.beforeAll(async () => {
  server = await OwnServer.open('growth', { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
})
test.afterAll(() => server?.remove())

/** Every kind of address with a part that a visitor may invent. */
const KINDS: readonly ((made: string) => string)[] = [
  (made) => `/news/${made}`,
  (made) => `/news?page=${made}`,
  (made) => `/news/page/${made}`,
  (made) => `/trainings?category=${made}`,
  (made) => `/categoryMatch?id=${made}`,
  (made) => `/categoryMatch?season=${made}`,
  (made) => `/categoryMatch/${made}/2025`,
  (made) => `/match/${made}`,
  (made) => `/gallery/${made}?page=${made}`,
  (made) => `/legal/${made}`,
  (made) => `/${made}`,
  (made) => `/?fbclid=${made}`,
  (made) => `/news?${made}=${made}`,
  (made) => `/feeds/calendar/${made}.ics`,
  (made) => `/feeds/calendar/me/${made}.ics`,
  (made) => `/files/media/${made}/card/x.webp`,
  (made) => `/api/news?limit=3&${made}=1`,
  (made) => `/api/${made}`,
  (made) => `/_next/static/chunks/${made}.js`,
  (made) => `/favicon.ico?${made}`,
  (made) => `/_next/image?url=%2Fshare.png&w=64&q=75&${made}`,
  (made) => `/login?callbackUrl=${made}`,
  (made) => `/%${made}`,
  (made) => `/readyz?${made}`,
]

const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
/** The status of a response; Next redirects the router's requests once, to an address with `_rsc`. */
const status = (path: string, headers: http.OutgoingHttpHeaders = {}): Promise<number> =>
  new Promise<number>((resolve, reject) => {
    http
      .get(new URL(path, server.url), { agent, headers }, (response) => {
        const { location } = response.headers
        const end = () => {
          if (location?.includes('_rsc=')) status(location, headers).then(resolve, reject)
          else resolve(response.statusCode ?? 0)
        }
        response.resume().on('end', end)
      })
      .on('error', reject)
  })

/** Requests `count` new addresses; returns how often each status came. */
async function ask(count: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  let left = count
  const walk = async () => {
    while (left > 0) {
      left -= 1
      const kind = KINDS[left % KINDS.length]!
      // Every third is a request of the browser's router.
      const code = await status(kind(randomUUID()), left % 3 === 0 ? { rsc: '1' } : {})
      seen.set(code, (seen.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return seen
}

function weigh(folder: string): { files: number; bytes: number } {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
const memory = () =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(server.process.pid)], { encoding: 'utf8' }).stdout) /
  1024
const measure = () => ({
  build: weigh(join(server.build, '.next')),
  data: weigh(server.dataDir),
  memory: Math.round(memory()),
  log: server.process.output().length,
})

test(`${COUNT} unknown addresses leave nothing behind: no file, no memory, no line in the log`, async () => {
  test.setTimeout(60_000 + COUNT * 20)
  for (const path of ['/', '/news', '/trainings', '/categoryMatch', '/about', '/api/news']) await status(path)
  await ask(KINDS.length * 10)
  const before = measure()
  const statuses = await ask(COUNT)
  const after = measure()
  process.stdout.write(
    `growth: ${COUNT} addresses, statuses ${JSON.stringify([...statuses])}, before ${JSON.stringify(before)}, after ${JSON.stringify(after)}\n`,
  )
  expect(after.build).toEqual(before.build)
  expect(after.data.files).toBe(before.data.files)
  expect(after.data.bytes - before.data.bytes).toBeLessThan(MB)
  expect(after.log - before.log).toBeLessThan(2000)
  expect(after.memory - before.memory).toBeLessThan(MOST_MEMORY_MB)
  expect([...statuses.keys()].filter((one) => one >= 500)).toEqual([])
})
