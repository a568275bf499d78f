import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { setTimeout as pause } from 'node:timers/promises'
import { answers } from '@/db/mongodb/answers'
import { Processes } from '@/db/mongodb/processes'
import { type Academy, BOOT_MS, bootAcademy, databaseUnderTest } from '../support/academy'

// The processes that serve one site from one MongoDB; a beat is here a fiftieth of a second.

const BEAT_MS = 20
const onMongodb = databaseUnderTest === 'mongodb' ? test : test.skip
let academy: Academy
let adapter: MongooseAdapter
let connection: MongooseAdapter['connection']
let running: Processes[] = []
jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  if (databaseUnderTest !== 'mongodb') return
  academy = await bootAcademy()
  adapter = academy.payload.db as unknown as MongooseAdapter
  connection = adapter.connection
}, BOOT_MS)
afterEach(async () => {
  for (const processes of running) await processes.leave()
  running = []
})
afterAll(() => academy?.stop())

/** A process that is about to start, and what it was told of the others. */
function process(shares: boolean, different: object = {}, onConnection = connection) {
  const told = { gone: 0, doubted: false, replaced: '', cutOff: '' }
  const settings = { secret: 'secret', folder: 'folder', ...different }
  const processes = new Processes(
    onConnection,
    { shares, settings, isReachable: () => answers(adapter), beatMs: BEAT_MS },
    {
      onGone: () => (told.gone += 1),
      onDoubt: (isDoubted) => (told.doubted = isDoubted),
      onReplaced: (message) => (told.replaced = message),
      onCutOff: (message) => (told.cutOff = message),
    },
  )
  running.push(processes)
  return { processes, told }
}

/** A document of a process that was killed. */
async function killed(shares: boolean): Promise<string> {
  const { processes } = process(shares)
  await processes.join()
  const rows = connection.collection<{ _id: string }>('site-processes')
  const row = await rows.findOne({ _id: processes.id })
  await processes.leave()
  await rows.insertOne({ ...row, _id: processes.id })
  return processes.id
}

async function until(isSo: () => boolean): Promise<void> {
  for (const late = Date.now() + 10_000; !isSo();) {
    if (Date.now() > late) throw new Error(`never: ${String(isSo)}`)
    await pause(5)
  }
}

onMongodb('a second process without CACHE_URL is refused, and one beside a process without it', async () => {
  const first = process(false)
  await first.processes.join()
  await expect(process(false).processes.join()).rejects.toThrow(/už beží iný proces webu.*CACHE_URL/)
  await expect(process(true).processes.join()).rejects.toThrow(/už beží proces webu bez CACHE_URL/)
  await first.processes.leave()
  await process(false).processes.join()
})

onMongodb('of two that start at once one is refused', async () => {
  const starts = [process(false), process(false)].map(({ processes }) => processes.join())
  const outcomes = await Promise.allSettled(starts)
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

onMongodb('processes with CACHE_URL run side by side and know of each other', async () => {
  const [one, other] = [process(true), process(true)]
  await Promise.all([one.processes.join(), other.processes.join()])
  await expect(process(false).processes.join()).rejects.toThrow(/CACHE_URL/)
  await until(() => one.processes.ids().includes(other.processes.id))
  await other.processes.leave()
  await until(() => !one.processes.ids().includes(other.processes.id))
  expect(one.told.gone).toBe(1)
})

onMongodb('the place of a killed process is taken once it has not beaten for a while', async () => {
  const dead = await killed(false)
  const began = Date.now()
  const next = process(false)
  await next.processes.join()
  expect(Date.now() - began).toBeGreaterThanOrEqual(19 * BEAT_MS)
  expect(next.processes.ids()).not.toContain(dead)
})

onMongodb(
  'a process that writes without being able to tell is known to the others until it can',
  async () => {
    const [one, other] = [process(true), process(true)]
    await one.processes.join()
    await other.processes.join()
    await one.processes.mark(true)
    await until(() => other.told.doubted)
    expect(one.told.doubted).toBe(false)
    await one.processes.mark(false)
    await until(() => !other.told.doubted)
  },
)

onMongodb('one that was isolated and died is forgotten, and what it wrote is dropped', async () => {
  const { processes, told } = process(true)
  await processes.join()
  const dead = await killed(true)
  await connection
    .collection<{ _id: string }>('site-processes')
    .updateOne({ _id: dead }, { $set: { isolated: true } })
  await until(() => told.doubted)
  await until(() => !told.doubted)
  expect(told.gone).toBe(1)
})

onMongodb(
  'one that was taken for dead registers again, unless another one may not run beside it',
  async () => {
    const { processes, told } = process(false)
    await processes.join()
    const rows = connection.collection<{ _id: string }>('site-processes')
    await rows.deleteOne({ _id: processes.id })
    for (let tries = 0; (await rows.countDocuments({ _id: processes.id })) === 0; tries += 1) {
      expect(tries).toBeLessThan(100)
      await pause(BEAT_MS)
    }
    expect(told.replaced).toBe('')
    await rows.insertOne({ _id: 'another one', beat: 1, shares: false } as never)
    await rows.deleteOne({ _id: processes.id })
    await until(() => told.replaced !== '')
    await rows.deleteOne({ _id: 'another one' })
  },
)

onMongodb(
  'a process with another secret or another folder of files is refused, with what differs',
  async () => {
    await process(true).processes.join()
    await expect(process(true, { secret: 'other' }).processes.join()).rejects.toThrow(/iné PAYLOAD_SECRET/)
    await expect(process(true, { folder: 'other' }).processes.join()).rejects.toThrow(
      /iný priečinok DATA_DIR/,
    )
    await Promise.all(running.splice(0).map((each) => each.leave()))
    // An older program tells neither.
    await process(true, { secret: null, folder: null }).processes.join()
    await process(true).processes.join()
  },
)

onMongodb('a process that is alone in not reaching the database ends', async () => {
  const { default: mongoose } = await import('mongoose')
  const own = await mongoose.createConnection(String(adapter.url), { bufferCommands: false }).asPromise()
  const cut = process(true, {}, own)
  const other = process(true)
  await cut.processes.join()
  await other.processes.join()
  await own.close()
  await until(() => cut.told.cutOff !== '')
  expect(cut.told.cutOff).toMatch(/už nevie pripojiť/)
  expect(other.told.cutOff).toBe('')
  running = running.filter((each) => each !== cut.processes)
  await connection.collection<{ _id: string }>('site-processes').deleteOne({ _id: cut.processes.id })
})
