import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { bootAcademy, databaseUnderTest } from '../support/academy'
import { sized } from '../support/size'

/** Nightly runs set more; each round takes about three seconds, most of it Payload's start. */
const ROUNDS = sized(1, 20)
const PLAYERS = 12
/** So that no round ends before its first write, however busy the machine is. */
const ACKNOWLEDGED_FIRST = 2
const root = path.resolve(import.meta.dirname, '../..')

let file: string

beforeAll(async () => {
  if (databaseUnderTest === 'mongodb') return
  const { payload, file: made, stop } = await bootAcademy()
  file = `${path.dirname(made)}-killed.db`
  const category = randomUUID()
  await payload.db.create({
    collection: 'categories',
    data: { id: category, name: 'U13', slug: 'u13', order: 1 },
  })
  for (let at = 0; at < PLAYERS; at += 1)
    await payload.db.create({
      collection: 'users',
      data: {
        id: randomUUID(),
        firstName: 'Jakub',
        lastName: `Ľalík ${at}`,
        username: `jakub.lalik${at}`,
        role: 'player',
        playing: true,
        active: true,
        category,
      },
    })
  await payload.db.destroy?.()
  await fs.copyFile(made, file)
  await stop().catch(() => undefined)
})
afterAll(async () => {
  for (const end of ['', '-wal', '-shm', '.lock']) await fs.rm(file + end, { force: true })
})

/** Runs the writer until some writes were acknowledged and a moment longer, then kills it; returns the acknowledged ids. */
async function killedWhileWriting(afterMs: number): Promise<string[]> {
  const saved: string[] = []
  const child = fork(path.join(root, 'tests/support/durability-writer.ts'), {
    cwd: root,
    execArgv: ['--conditions=production', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: `file:${file}`, PAYLOAD_SECRET: 'x'.repeat(32) },
  })
  await new Promise<void>((resolve, reject) => {
    child.on('message', (id) => {
      if (saved.push(String(id)) === ACKNOWLEDGED_FIRST) resolve()
    })
    child.on('exit', () => reject(new Error('the writer ended by itself')))
  })
  child.removeAllListeners('exit')
  await pause(afterMs)
  const ended = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  await ended
  return saved
}

// Whether an acknowledged write survives is up to the server of MongoDB, which is asked for `w: majority, j: true`.
const onSqlite = databaseUnderTest === 'sqlite' ? describe : describe.skip

onSqlite('a process killed while four people save', () => {
  test(
    `what was acknowledged is saved, and nothing is saved in part (${ROUNDS} times kill -9)`,
    async () => {
      const saved: string[] = []
      for (let round = 0; round < ROUNDS; round += 1)
        saved.push(...(await killedWhileWriting(150 + round * 20)))
      const client = createClient({ url: `file:${file}` })
      const column = async (statement: string) => (await client.execute(statement)).rows.map((row) => row[0])
      const events = new Set(await column('SELECT id FROM events'))
      const partial = await column(
        `SELECT id FROM events WHERE (SELECT count(*) FROM participants WHERE event_id = events.id) <> ${PLAYERS}
         OR (SELECT count(*) FROM events_rels WHERE parent_id = events.id AND categories_id IS NOT NULL) <> 1`,
      )
      expect(saved.length).toBeGreaterThan(ROUNDS)
      expect(saved.filter((id) => !events.has(id))).toEqual([])
      expect(partial).toEqual([])
      expect(await column('PRAGMA integrity_check')).toEqual(['ok'])
      client.close()
      process.stdout.write(`durability: ${saved.length} acknowledged in ${ROUNDS} kills, 0 lost, 0 partial\n`)
    },
    60_000 + ROUNDS * 30_000,
  )
})
