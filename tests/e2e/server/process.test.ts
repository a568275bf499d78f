import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { planEvent } from '../../support/write-log'
import { copyOfBuild, type Production, serveProduction, startProduction } from '../../support/production'
import { signedIn } from '../../support/signed-in'
import { slowPost } from '../../support/slow-request'

const LET_GO_MS = 400

let home: string
let build: string
let dataDir: string
const running = new Set<Production>()

test.beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-process-'))
  build = copyOfBuild(join(home, 'build'))
})
test.beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
})
test.afterEach(async () => {
  await Promise.all([...running].map((server) => server.kill()))
  running.clear()
})
test.afterAll(() => rmSync(home, { recursive: true, force: true }))

const database = () => join(dataDir, 'akademia.db')
const withDemoClub = () => cpSync(process.env.E2E_TEMPLATE!, dataDir, { recursive: true })
const rows = async (...statements: string[]) => {
  const client = createClient({ url: `file:${database()}` })
  let found: Record<string, unknown>[] = []
  for (const statement of statements)
    found = (await client.execute(statement)).rows.map((row) => ({ ...row }))
  client.close()
  return found
}

function start(port: number): Production {
  const server = startProduction(dataDir, port, build)
  running.add(server)
  return server
}
async function serve(port: number): Promise<Production> {
  const server = await serveProduction(dataDir, port, build)
  running.add(server)
  return server
}

interface News {
  news: { title: string }[]
}
const alive = async ({ url }: Production) => {
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await pause(2)
}

test('a server stopped while it starts ends with 0; a request while it starts again waits for current pages', async () => {
  withDemoClub()
  const port = await freePort()
  const stopped = start(port)
  await alive(stopped)
  stopped.signal('SIGTERM')
  expect(await stopped.ended).toBe(0)

  const server = start(port)
  const statusOf = async (path: string) => (await fetch(server.url + path)).status
  await alive(server)
  const ready = statusOf('/readyz')
  const early = ['/', '/news', '/login'].map(async (path) => {
    const response = await fetch(server.url + path)
    return { status: response.status, html: await response.text(), ready: await statusOf('/readyz') }
  })
  expect(await ready).toBe(503)
  expect(await statusOf('/healthz')).toBe(200)
  const [home, news, login] = await Promise.all(early)
  for (const page of [home, news, login]) expect([page!.status, page!.ready]).toEqual([200, 200])
  // The pages of the build hold no news at all: no visitor may get them.
  const { news: newest } = (await (await fetch(`${server.url}/api/news?limit=1`)).json()) as News
  // A page has no-break spaces after the one-letter words of a title.
  for (const page of [home, news]) expect(page!.html.replaceAll('\u00a0', ' ')).toContain(newest[0]!.title)
})

test('SIGTERM lets a running request finish, takes no new one, closes the database and ends with 0', async () => {
  withDemoClub()
  const server = await serve(await freePort())
  const office = await signedIn(server.url, 'maria')
  const [category] = await rows("SELECT id FROM categories WHERE name = 'U13'")
  const startsAt = new Date(Date.now() + 3_600_000).toISOString()
  const title = 'Tréning pred vypnutím'
  const body = { type: 0, title, categories: [category!.id], startsAt, published: true }
  const slow = await slowPost(office, '/api/events', body)
  // A browser opens connections in advance; the stop must not wait for requests that never come on them.
  const silent = connect(Number(new URL(server.url).port), 'localhost').on('error', () => undefined)
  await pause(LET_GO_MS)

  server.signal('SIGTERM')
  // On a busy machine the signal is heard late.
  const asked = () =>
    fetch(`${server.url}/healthz`).then(
      () => 'answered',
      () => 'refused',
    )
  await expect.poll(asked).toBe('refused')
  expect(await Promise.race([server.ended, Promise.resolve('still there')])).toBe('still there')
  expect((await slow.finish()).status).toBe(200)

  const began = Date.now()
  expect(await server.ended).toBe(0)
  expect(Date.now() - began).toBeLessThan(4_000)
  silent.destroy()
  // A closed database has everything in its file; a journal that is left is empty.
  expect(statSync(`${database()}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  expect(await rows(`SELECT title FROM events WHERE title = '${title}'`)).toHaveLength(1)
  expect(await rows('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
})

test('a second process on the same data ends with a sentence and code 1; the first goes on', async () => {
  withDemoClub()
  const port = await freePort()
  const first = await serve(port)
  const office = await signedIn(first.url, 'maria')
  const [category] = await rows("SELECT id FROM categories WHERE name = 'U13'")

  const elsewhere = start(await freePort())
  expect(await elsewhere.ended).toBe(1)
  expect(elsewhere.output()).toContain('už používa iný spustený proces')
  // The same command typed twice: the port is taken as well, and either reason may be given.
  const twice = start(port)
  expect(await twice.ended).toBe(1)
  expect(twice.output()).toMatch(/už používa iný spustený proces|Port \d+ je obsadený/)

  expect(await planEvent(office, String(category!.id), 48)).toMatch(/^[0-9a-f-]{36}$/)
})

/** All rows and the schema, sorted: restoring a copy may change the order of bytes in the file. */
async function contents(): Promise<Record<string, string[]>> {
  const shape = await rows('SELECT name, type, sql FROM sqlite_master')
  const tables = shape.filter(({ type }) => type === 'table').map(({ name }) => String(name))
  const held = await Promise.all(
    tables.map(async (name) => [
      name,
      (await rows(`SELECT * FROM "${name}"`)).map((row) => JSON.stringify(row)),
    ]),
  )
  const all = Object.fromEntries(held) as Record<string, string[]>
  for (const lines of Object.values(all)) lines.sort()
  return { ...all, shape: shape.map((row) => JSON.stringify(row)).sort() }
}

test('a migration that fails is refused in a sentence, and the database is as it was before the first', async () => {
  withDemoClub()
  // Two are pending: the first succeeds, the second fails half way, at a column that exists already.
  await rows(
    'DROP INDEX member_fees_deleted_at_idx',
    'ALTER TABLE member_fees DROP COLUMN deleted_at',
    'DROP INDEX _member_fees_v_version_version_deleted_at_idx',
    'ALTER TABLE _member_fees_v DROP COLUMN version_deleted_at',
    'CREATE INDEX player_userSubmitted_idx ON participants (player_id, user_submitted)',
    "DELETE FROM payload_migrations WHERE name LIKE '%_fees_trash' OR name LIKE '%_participants_of_event'",
  )
  const before = await contents()
  const server = start(await freePort())
  expect(await server.ended).toBe(1)
  const [, copy] =
    /zlyhala\. Databáza je v stave pred ňou, jej kópia je v (\S+\.db)\./.exec(server.output()) ?? []
  expect(server.output()).toContain('participants_of_event zlyhala')
  expect(readdirSync(join(dataDir, 'backups')).map((name) => join(dataDir, 'backups', name))).toEqual([copy])
  expect(server.output()).not.toContain('Web beží')
  const after = await contents()
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const [name, lines] of Object.entries(before)) expect(after[name], name).toEqual(lines)
})

test('a server whose output nobody reads any more serves on, and ends when it is asked to', async () => {
  withDemoClub()
  const server = await serve(await freePort())
  const trainer = await signedIn(server.url, 'lubos')
  server.stopReading()
  // Each refusal is a line in the log.
  for (let at = 0; at < 5; at += 1)
    expect((await trainer.request('/api/memberFees', { method: 'POST', body: {} })).status).toBe(403)
  await alive(server)
  server.signal('SIGTERM')
  expect(await Promise.race([server.ended, pause(16_000, 'still runs')])).toBe(0)
})
