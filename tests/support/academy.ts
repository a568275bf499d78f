import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'

/** How long a suite that ends waits for jobs under way. */
const JOBS_END_MS = 5000

/** Payload on a database of its own, which ends with it. */
export interface Academy {
  payload: Payload
  database: 'sqlite' | 'mongodb'
  /** The SQLite file; empty on MongoDB. */
  file: string
  stop: () => Promise<void>
}

/** The database the suite runs on: MongoDB where the environment names one, SQLite otherwise. */
export const databaseUnderTest: Academy['database'] =
  process.env.MONGODB_URI || process.env.MONGOMS_SYSTEM_BINARY ? 'mongodb' : 'sqlite'

/** Says which database a parity suite ran on, and plainly when MongoDB was left out. */
export const sayDatabase = (suite: string): void => {
  const left = 'MongoDB was left out, set MONGODB_URI or MONGOMS_SYSTEM_BINARY to run it too'
  process.stdout.write(`${suite}: ${databaseUnderTest === 'sqlite' ? left : 'on MongoDB'}\n`)
}

const MIGRATIONS = path.join(import.meta.dirname, '../../src/db/migrations/sqlite')

// The file's name is a checksum of the migrations, so that a new or changed one makes a new template.
async function template(): Promise<string> {
  const folder = path.join(os.tmpdir(), `akademia-tests-${process.getuid?.() ?? 0}`)
  const sum = createHash('sha256')
  for (const name of (await fs.readdir(MIGRATIONS)).filter((file) => file.endsWith('.ts')).sort())
    sum.update(name).update(await fs.readFile(path.join(MIGRATIONS, name)))
  await fs.mkdir(folder, { recursive: true })
  return path.join(folder, `${sum.digest('hex').slice(0, 16)}.db`)
}

async function mongoAddress(): Promise<{ url: string; stop: () => Promise<unknown> }> {
  const name = `akademia-${randomUUID()}`
  if (process.env.MONGODB_URI) {
    const url = new URL(process.env.MONGODB_URI)
    url.pathname = `/${name}`
    return { url: url.href, stop: async () => undefined }
  }
  const { MongoMemoryReplSet } = await import('mongodb-memory-server-core')
  const set = await MongoMemoryReplSet.create({ replSet: { count: 1, name: 'rs0' } })
  return { url: set.getUri(name), stop: () => set.stop() }
}

async function open(url: string, folder: string): Promise<Payload> {
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests'
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = url
  const { default: config } = await import('../../payload.config')
  const { getPayload } = await import('payload')
  return getPayload({ config })
}

/** A private, migrated, empty academy; call `stop` in afterAll. One a test file: modules keep the first config. */
export async function bootAcademy(): Promise<Academy> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-'))
  if (databaseUnderTest === 'mongodb') {
    const { url, stop } = await mongoAddress()
    const payload = await open(url, folder)
    const drop = async () => {
      await (
        payload.db as unknown as { connection: { dropDatabase(): Promise<unknown> } }
      ).connection.dropDatabase()
      await payload.destroy()
      await stop()
      await fs.rm(folder, { recursive: true })
    }
    return { payload, database: 'mongodb', file: '', stop: drop }
  }
  const file = path.join(folder, 'akademia.db')
  const ready = await template()
  const known = await fs.copyFile(ready, file).then(
    () => true,
    () => false,
  )
  const payload = await open(`file:${file}`, folder)
  if (!known) await keepAsTemplate(ready)
  const stop = async () => {
    const { stopJobs } = await import('@/lib/jobs')
    await stopJobs(payload, JOBS_END_MS)
    await payload.destroy()
    await fs.rm(folder, { recursive: true })
  }
  return { payload, database: 'sqlite', file, stop }
}

/** Written aside and renamed: other test processes see a whole template or none. */
async function keepAsTemplate(ready: string): Promise<void> {
  const { createClient } = await import('@libsql/client')
  const aside = `${ready}.${randomUUID()}`
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  await client.execute({ sql: 'VACUUM INTO ?', args: [aside] })
  client.close()
  await fs.rename(aside, ready)
}
