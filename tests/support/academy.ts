import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { LOCKS_COLLECTION } from '@/db/mongodb/locks-collection'
import type { Payload } from 'payload'
import { endJobs, type GiveBack, rememberState } from './give-back'

/** How long booting may take beside other suites. */
export const BOOT_MS = 120_000

/** Payload on a database of its own, which is removed with it. */
export interface Academy {
  payload: Payload
  database: 'sqlite' | 'mongodb'
  /** The SQLite file; empty on MongoDB. */
  file: string
  /** Puts a migrated, empty database in the place of the present one, read and written by new connections. */
  empty: () => Promise<void>
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

type Config = typeof import('../../payload.config')

/**
 * The first academy of a worker is the one the program finds by itself (`getPayload` of its config). One beside it has a
 * config of its own, as a config keeps the address of the database it was made with.
 */
async function open(url: string, folder: string, isBeside: boolean): Promise<Payload> {
  process.env.PAYLOAD_SECRET ??= 'only-for-tests-only-for-tests-only-for-tests'
  process.env.DATA_DIR = folder
  process.env.DATABASE_URL = url
  if (isBeside) return openBeside()
  const { getPayload } = await import('payload')
  return getPayload({ config: (await import('../../payload.config')).default })
}

/** Payload beside the worker's, on the database and folder that the environment names now. */
export async function openBeside(options: { disableDBConnect?: boolean } = {}): Promise<Payload> {
  const key = randomUUID()
  const { default: config } = (await import(`../../payload.config?at=${key}`)) as Config
  const { getPayload } = await import('payload')
  return getPayload({ config, key, ...options })
}

/** Where the databases and files of a run's suites are; the end of the run removes it (tests/support/end-of-run.mjs). */
export const runFolder = (): string =>
  path.join(os.tmpdir(), `akademia-run-${process.env.TEST_RUN ?? process.pid}`)

/**
 * A migrated, empty academy beside the worker's; call `stop` at the end. For what cannot be asked of one that others use
 * after it: another process on its database, a start, an end.
 */
export const bootAcademy = (): Promise<Academy> => boot(true)

interface MongoCollection {
  collectionName: string
  deleteMany(filter: object): Promise<unknown>
}

/** What goes of MongoDB's collections that the start fills: of the migrations nothing, of the locks what is none. */
const OF_THE_START: Record<string, object> = {
  'payload-migrations': { _id: { $exists: false } },
  [LOCKS_COLLECTION]: { taken: { $exists: false } },
}

async function boot(isBeside: boolean): Promise<Academy> {
  await fs.mkdir(runFolder(), { recursive: true })
  const folder = await fs.mkdtemp(path.join(runFolder(), 'academy-'))
  if (databaseUnderTest === 'mongodb') {
    const { url, stop } = await mongoAddress()
    const payload = await open(url, folder, isBeside)
    const stopAndDrop = async () => {
      await endJobs(payload)
      await (
        payload.db as unknown as { connection: { dropDatabase(): Promise<unknown> } }
      ).connection.dropDatabase()
      await payload.destroy()
      await stop()
      await fs.rm(folder, { recursive: true })
    }
    const empty = async () => {
      const { connection } = payload.db as unknown as {
        connection: { db: { collections(): Promise<MongoCollection[]> } }
      }
      const collections = await connection.db.collections()
      await Promise.all(
        collections.map((collection) => collection.deleteMany(OF_THE_START[collection.collectionName] ?? {})),
      )
    }
    return { payload, database: 'mongodb', file: '', empty, stop: stopAndDrop }
  }
  const file = path.join(folder, 'akademia.db')
  const template = await templateFile()
  const hasTemplate = await fs.copyFile(template, file).then(
    () => true,
    () => false,
  )
  const payload = await open(`file:${file}`, folder, isBeside)
  if (!hasTemplate) await saveAsTemplate(template)
  const stop = async () => {
    await endJobs(payload)
    await payload.destroy()
    await fs.rm(folder, { recursive: true })
  }
  const empty = async () => {
    await payload.db.destroy?.()
    for (const end of ['', '-wal', '-shm']) await fs.rm(`${file}${end}`, { force: true })
    await fs.copyFile(template, file)
    await payload.db.init?.()
    await payload.db.connect?.()
  }
  return { payload, database: 'sqlite', file, empty, stop }
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

/** The worker's academy, on which its suites take turns: booting one takes as long as most suites. */
let ofWorker: Promise<{ academy: Academy; giveBack: GiveBack }> | undefined

async function bootForWorker() {
  const academy = await boot(false)
  return { academy, giveBack: rememberState(academy) }
}

/** The suite's academy, empty and as it was when it was booted; without properties before the tests. */
export function setUpAcademy(): Academy {
  const academy = {} as Academy
  beforeAll(async () => {
    const own = await (ofWorker ??= bootForWorker())
    await own.giveBack()
    Object.assign(academy, own.academy)
  }, BOOT_MS)
  afterAll(() => endJobs(academy.payload))
  return academy
}
