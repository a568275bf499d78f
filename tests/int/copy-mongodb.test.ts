import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Document, MongoClient } from 'mongodb'
import { compare, copy, killedCopy, start, startedCopy } from '../support/copy-command'
import { copyFile, filledClub } from '../support/filled-club'
import { BOOT_MS } from '../support/academy'

// The copy of a club from SQLite to MongoDB and back; needs a server (MONGODB_URI).

const server = process.env.MONGODB_URI
const onMongodb = server ? describe : describe.skip
const COPY_MS = 180_000
let folder: string
let source: string
const made: string[] = []

/** The address of a new database, dropped at the end. */
const database = (): string => {
  const url = new URL(server ?? 'mongodb://127.0.0.1:1/?replicaSet=rs0')
  url.pathname = `/akademia-${randomUUID()}`
  made.push(url.href)
  return url.href
}
const onServer = async <Result>(
  url: string,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> => {
  const client = await MongoClient.connect(url)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

beforeAll(async () => {
  if (!server) return void process.stdout.write('copy: MongoDB was left out, set MONGODB_URI to run it too\n')
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-copy-'))
  source = `file:${await filledClub(folder)}`
}, BOOT_MS)
afterAll(async () => {
  for (const url of made) await onServer(url, (client) => client.db().dropDatabase())
  if (folder) await fs.rm(folder, { recursive: true })
}, BOOT_MS)

onMongodb('a copy of a club to MongoDB', () => {
  test(
    'and back to SQLite is equal row by row, and the comparison names what was changed',
    async () => {
      const url = database()
      const there = await copy(source, url)
      expect(there.output).toContain('kópia je rovnaká ako zdroj')
      expect(there.code).toBe(0)
      const back = `file:${path.join(folder, 'back.db')}`
      const andBack = await copy(url, back)
      expect(andBack.output).toContain('kópia je rovnaká ako zdroj')
      const whole = await compare(source, back)
      expect(whole.output).toContain('Databázy sú rovnaké')
      expect(whole.code).toBe(0)

      const refused = await copy(source, url)
      expect(refused.output).toContain('nie je prázdna')
      expect(refused.code).toBe(1)
      const onUrl = (work: (db: ReturnType<MongoClient['db']>) => Promise<unknown>) =>
        onServer(url, (client) => work(client.db()))
      await onUrl((db) =>
        db
          .collection<{ _id: string } & Document>('users')
          .updateOne({ phone: { $ne: null } }, { $set: { phone: 'x' } }),
      )
      await onUrl((db) =>
        db.collection<{ _id: string } & Document>('deliveries').deleteOne({ _id: 'more-9' }),
      )
      await onUrl((db) => db.collection('unknown').insertOne({ name: 'x' }))
      const { code, output } = await compare(source, url)
      expect(output).toMatch(/users users-\S+: pole phone sa líši/)
      expect(output).toMatch(/deliveries more-9: len v prvej databáze/)
      expect(output).toMatch(/unknown .*len v druhej databáze/)
      expect(output).toContain('rozdielov 3')
      expect(code).toBe(1)
    },
    COPY_MS,
  )

  test(
    'killed in the middle is no database a site starts on, and the command run again completes it',
    async () => {
      const url = database()
      await killedCopy(source, url, 'Kategórie')
      const refused = await start(url)
      expect(refused.output).toContain('nedokončená kópia')
      expect(refused.code).toBe(1)
      /** As if the killed command had last said so then that it runs. */
      const aliveAt = (alive: Date) =>
        onServer(url, (client) =>
          client
            .db()
            .collection<{ _id: string; alive: Date }>('advisory-locks')
            .updateOne({ _id: 'copy' }, { $set: { alive } }),
        )
      await aliveAt(new Date(Date.now() + 60_000))
      const tooSoon = await copy(source, url)
      expect(tooSoon.output).toContain('práve kopíruje iný príkaz')
      await aliveAt(new Date(Date.now() - 60_000))
      const again = await copy(source, url)
      expect(again.output).toContain('kópia je rovnaká ako zdroj')
      expect((await compare(source, url)).code).toBe(0)
      expect((await start(url)).output).toContain('Databáza už má používateľov')
    },
    COPY_MS,
  )

  test(
    'is refused while another one is being compared, however long that takes',
    async () => {
      const url = database()
      // The first one holds the lock of its source.
      const other = `file:${await copyFile(source.replace('file:', ''))}`
      const running = startedCopy(source, url)
      await running.printed('odtlačok')
      const comparing = running.childOf('compare.mjs')
      process.kill(comparing, 'SIGSTOP')
      try {
        // Longer than a copy may be silent before another one takes it for dead.
        await pause(11_000)
        const second = await copy(other, url)
        expect(second.output).toContain('práve kopíruje iný príkaz')
        expect(second.code).toBe(1)
      } finally {
        process.kill(comparing, 'SIGCONT')
      }
      expect((await running.ended).output).toContain('kópia je rovnaká ako zdroj')
      expect((await compare(source, url)).code).toBe(0)
    },
    COPY_MS,
  )

  test(
    'is refused while a site runs on the database, and not because of one that died',
    async () => {
      const url = database()
      const client = await MongoClient.connect(url)
      const processes = client.db().collection<{ _id: string; beat: number }>('site-processes')
      await processes.insertOne({ _id: 'site', beat: 0 })
      const beating = setInterval(
        () => void processes.updateOne({ _id: 'site' }, { $inc: { beat: 1 } }).catch(() => undefined),
        500,
      )
      try {
        for (const [from, to] of [
          [source, url],
          [url, `file:${path.join(folder, 'served.db')}`],
        ] as const) {
          const refused = await copy(from, to)
          expect(refused.output).toContain('beží web')
          expect(refused.code).toBe(1)
        }
        clearInterval(beating)
        expect((await copy(source, url)).output).toContain('kópia je rovnaká ako zdroj')
      } finally {
        clearInterval(beating)
        await client.close()
      }
    },
    COPY_MS,
  )

  test(
    'from MongoDB is refused for an unfinished one and for one of another shape',
    async () => {
      const url = database()
      const back = `file:${path.join(folder, 'refused.db')}`
      const nothing = await copy(url, back)
      expect(nothing.output).toContain('nie sú údaje webu')
      await onServer(url, (client) =>
        client.db().collection('payload-migrations').insertOne({ name: '20991231_later' }),
      )
      const newer = await copy(url, back)
      expect(newer.output).toContain('z novšej verzie programu')
      expect(newer.code).toBe(1)
      await expect(fs.access(path.join(folder, 'refused.db'))).rejects.toThrow()
    },
    COPY_MS,
  )
})
