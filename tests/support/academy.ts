import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import type { Payload } from 'payload'

/** How long booting may take beside other suites. */
export const BOOT_MS = 120_000
/** How long a suite that ends waits for its running jobs. */
const JOBS_END_MS = 5000

/** Payload on a database of its own, which is removed with it. */
export interface Academy {
  payload: Payload
  database: 'sqlite' | 'mongodb'
  /** The SQLite file; empty on MongoDB. */
  file: string
  stop: () => Promise<void>
}

/** MongoDB where the environment names one, SQLite otherwise. */
export const databaseUnderTest: Academy['database'] =
  process.env.MONGODB_URI || process.env.MONGOMS_SYSTEM_BINARY ? 'mongodb' : 'sqlite'

/** Prints which database a parity suite ran on, and how to run MongoDB too when it was left out. */
export const printDatabase = (suite: string): void => {
  const hint = 'MongoDB was left out, set MONGODB_URI or MONGOMS_SYSTEM_BINARY to run it too'
  process.stdout.write(`${suite}: ${databaseUnderTest === 'sqlite' ? hint : 'on MongoDB'}\n`)
}

const MIGRATIONS = path.join(import.meta.dirname, '../../src/db/migrations/sqlite')

/** The path of a migrated, empty database; its name is a checksum of the migrations, so that a changed one makes a new file. */
async function templateFile(): Promise<string> {
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

/** Ends the running jobs: they write into the database and the folder that are removed next. */
async function endJobs(payload: Payload): Promise<void> {
  const { stopJobs } = await import('@/lib/jobs')
  await stopJobs(payload, JOBS_END_MS)
}

/** A migrated, empty academy of its own; call `stop` at the end. One a test file: modules keep the first config. */
export async function bootAcademy(): Promise<Academy> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-'))
  if (databaseUnderTest === 'mongodb') {
    const { url, stop } = await mongoAddress()
    const payload = await open(url, folder)
    const stopAndDrop = async () => {
      await endJobs(payload)
      await (
        payload.db as unknown as { connection: { dropDatabase(): Promise<unknown> } }
      ).connection.dropDatabase()
      await payload.destroy()
      await stop()
      await fs.rm(folder, { recursive: true })
    }
    return { payload, database: 'mongodb', file: '', stop: stopAndDrop }
  }
  const file = path.join(folder, 'akademia.db')
  const template = await templateFile()
  const hasTemplate = await fs.copyFile(template, file).then(
    () => true,
    () => false,
  )
  const payload = await open(`file:${file}`, folder)
  if (!hasTemplate) await saveAsTemplate(template)
  const stop = async () => {
    await endJobs(payload)
    await payload.destroy()
    await fs.rm(folder, { recursive: true })
  }
  return { payload, database: 'sqlite', file, stop }
}

/** Written under another name and renamed: other test processes see a whole template or none. */
async function saveAsTemplate(template: string): Promise<void> {
  const { createClient } = await import('@libsql/client')
  const unfinished = `${template}.${randomUUID()}`
  const client = createClient({ url: process.env.DATABASE_URL ?? '' })
  await client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] })
  client.close()
  await fs.rename(unfinished, template)
}

/** The suite's own academy: booted before its tests and stopped after them; without properties until then. */
export function setUpAcademy(): Academy {
  const academy = {} as Academy
  beforeAll(async () => void Object.assign(academy, await bootAcademy()), BOOT_MS)
  afterAll(() => academy.stop())
  return academy
}
