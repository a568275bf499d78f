import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import type { Visitor } from '../../support/http'
import { answerWriter, eventWriter, newWriteLog, planEvent, sheetWriter } from '../../support/write-log'
import { OwnServer } from '../../support/own-server'
import { signedIn } from '../../support/signed-in'
import { sized } from '../../support/size'

/** In each round the server starts, works and is killed. */
const ROUNDS = sized(1, 10)
const AT_ONCE = 50
/** How many writes are acknowledged before the process is killed. */
const WRITES_A_ROUND = 8
const PATIENCE_MS = 30_000

let server: OwnServer
let office: Visitor
let category: string
const rows = async (sql: string, ...args: string[]) => {
  const client = createClient({ url: `file:${join(server.dataDir, 'akademia.db')}` })
  const found = (await client.execute({ sql, args })).rows.map((row) => ({ ...row }))
  client.close()
  return found
}
const one = async (sql: string, ...args: string[]) => String(Object.values((await rows(sql, ...args))[0]!)[0])
const invitedTo = (event: string) => one('SELECT count(*) FROM participants WHERE event_id = ?', event)

test.beforeAll(async () => {
  server = await OwnServer.open('durability')
  office = await signedIn(server.url, 'maria')
  category = await one("SELECT id FROM categories WHERE name = 'U13'")
})
test.afterAll(() => server?.remove())

test(`of what was acknowledged nothing is lost and nothing is half there (kill -9, ${ROUNDS}×)`, async () => {
  test.setTimeout(60_000 + ROUNDS * 45_000)
  const jakub = await signedIn(server.url, 'jakub')
  const jana = await signedIn(server.url, 'jana')
  const player = await one("SELECT id FROM users WHERE email = 'hrac@zelenadolina.test'")
  const sheets = [await planEvent(office, category, -2), await planEvent(office, category, -3)]
  const matches = [await planEvent(office, category, 72, 2), await planEvent(office, category, 96, 2)]
  const whole = await invitedTo(matches[0]!)
  expect(Number(whole)).toBeGreaterThan(5)
  const log = newWriteLog()
  const lost: string[] = []
  const partial: string[] = []

  for (let round = 0; round < ROUNDS; round += 1) {
    const work = [
      ...Array.from({ length: 3 }, () => eventWriter(office, category, log)),
      ...sheets.map((event) => sheetWriter(office, event, log)),
      answerWriter(jakub, matches[0]!, player, log),
      answerWriter(jana, matches[1]!, player, log),
    ]
    const ends = Promise.allSettled(work)
    // Counted in writes, not in time: a slow machine must be killed in the middle of work as well.
    const enough = log.acknowledged + WRITES_A_ROUND
    for (const until = Date.now() + PATIENCE_MS; log.acknowledged < enough && Date.now() < until;) {
      await pause(20)
    }
    await pause((round * 137) % 400)
    await server.process.kill()
    for (const end of await ends)
      expect(String((end as PromiseRejectedResult).reason)).toMatch(/fetch failed|terminated/)
    await server.start()

    for (const [event, { acknowledged: kept, sent, rows: size }] of log.sheets) {
      const notes = await rows(
        'SELECT note, count(*) AS count FROM attendances WHERE event_id = ? GROUP BY note',
        event,
      )
      if (notes.length > 1 || (notes[0] && Number(notes[0].count) !== size))
        partial.push(`${event}: ${JSON.stringify(notes)} of ${size}`)
      const stored = String(notes[0]?.note ?? '')
      if (kept && ![kept, sent].includes(stored)) lost.push(event)
      // What is stored now must not be lost in the next round, acknowledged or not.
      log.sheets.set(event, { acknowledged: stored, sent: stored, rows: size })
    }
    for (const [key, { acknowledged: kept, sent }] of log.answers) {
      const reason = await one(
        'SELECT reason FROM participants WHERE event_id = ? AND player_id = ?',
        ...key.split(' '),
      )
      if (kept && ![kept, sent].includes(reason)) lost.push(key)
      log.answers.set(key, { acknowledged: reason, sent: reason })
    }
  }
  const stored = new Set((await rows('SELECT id FROM events')).map(({ id }) => String(id)))
  lost.push(...log.events.filter((id) => !stored.has(id)))
  const torn = await rows(
    `SELECT id FROM events WHERE id IN (SELECT parent_id FROM events_rels WHERE categories_id = ?) AND length(title) = 36
     AND (SELECT count(*) FROM participants WHERE event_id = events.id) <> CAST(? AS INTEGER)`,
    category,
    whole,
  )
  partial.push(...torn.map(({ id }) => String(id)))
  process.stdout.write(
    `durability: ${log.acknowledged} acknowledged over HTTP in ${ROUNDS} kills, ${lost.length} lost, ${partial.length} partial\n`,
  )
  expect(log.acknowledged).toBeGreaterThan(ROUNDS * 3)
  expect({ lost, partial }).toEqual({ lost: [], partial: [] })
  expect(await one('PRAGMA integrity_check')).toBe('ok')
})

test(`${AT_ONCE} people create events in the same moment: all of them are whole`, async () => {
  const whole = await invitedTo(await planEvent(office, category, 72))
  const made = await Promise.all(Array.from({ length: AT_ONCE }, () => planEvent(office, category, 72)))
  expect(new Set(made).size).toBe(AT_ONCE)
  expect(await Promise.all(made.map(invitedTo))).toEqual(Array(AT_ONCE).fill(whole))
})

test(`${AT_ONCE} times the same category in the same moment: one is made, the others are refused`, async () => {
  const make = () => office.json('/api/categories', { method: 'POST', body: { name: 'Prípravka B' } })
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, make))
  const statuses = responses.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(AT_ONCE - 1).fill(409)])
  expect(await one("SELECT count(*) FROM categories WHERE name = 'Prípravka B'")).toBe('1')
})

test(`${AT_ONCE} times the same sheet in the same moment: every row is there once`, async () => {
  const event = await planEvent(office, category, -4)
  const players = (await rows('SELECT player_id FROM participants WHERE event_id = ?', event)).map((row) => ({
    player: String(row.player_id),
    status: 'present',
    operation: crypto.randomUUID(),
  }))
  const record = () => office.json('/api/attendances', { method: 'POST', body: { event, rows: players } })
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, record))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const stored = await rows('SELECT player_id FROM attendances WHERE event_id = ?', event)
  expect(stored.map((row) => row.player_id).sort()).toEqual(players.map(({ player }) => player).sort())
})
