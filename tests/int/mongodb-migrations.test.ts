import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { indexedModels } from '@/db/mongodb/indexes'
import { migrateMongodb, type MongoMigration, renewLease } from '@/db/mongodb/migrate'
import { occasionOf } from '@/features/membership/occasions/rules'
import { dayOf } from '@/lib/dates'
import { type Academy, BOOT_MS, bootAcademy, databaseUnderTest } from '../support/academy'

// Migrations on MongoDB; needs a server (MONGODB_URI). Those of SQLite have a suite of their own.

const onMongodb = databaseUnderTest === 'mongodb' ? test : test.skip
let academy: Academy
let adapter: MongooseAdapter

beforeAll(async () => {
  if (databaseUnderTest !== 'mongodb') return
  academy = await bootAcademy()
  adapter = academy.payload.db as unknown as MongooseAdapter
}, BOOT_MS)
afterAll(() => academy?.stop())

const rows = () => adapter.connection.collection<{ _id: string; tries?: number; done?: boolean }>('rows')
const step = (name: string, up: MongoMigration['up']): MongoMigration => ({ name, up })
const counting = (name: string) =>
  step(name, async ({ session }) => {
    await rows().updateMany({}, { $inc: { tries: 1 } }, { session })
  })
/** The committed ones are applied at the start: a list of a later program begins with them. */
const after = async (...more: MongoMigration[]) => {
  const { migrations } = await import('@/db/migrations/mongodb')
  return [...migrations, ...more]
}
const run = async (...more: MongoMigration[]) =>
  migrateMongodb(adapter, await after(...more), () => Promise.resolve())
const tries = async () => (await rows().find().toArray()).map((row) => row.tries ?? 0)
const forget = (...names: string[]) =>
  adapter.connection.collection('payload-migrations').deleteMany({ name: { $in: names } })

onMongodb('migrations run one after another, each once', async () => {
  await rows().deleteMany({})
  await rows().insertMany([{ _id: randomUUID() }, { _id: randomUUID() }])
  expect(await run(counting('1_first'))).toEqual(['1_first'])
  expect(await run(counting('1_first'), counting('2_second'))).toEqual(['2_second'])
  expect(await run(counting('1_first'), counting('2_second'))).toEqual([])
  expect(await tries()).toEqual([2, 2])
  await forget('1_first', '2_second')
})

onMongodb('a migration that fails half way leaves the database as the one before it did', async () => {
  await rows().deleteMany({})
  await rows().insertMany([{ _id: randomUUID() }, { _id: randomUUID() }])
  const broken = step('2_broken', async ({ session }) => {
    await rows().updateMany({}, { $set: { tries: 99 } }, { session })
    throw new Error('broken')
  })
  await expect(run(counting('1_first'), broken)).rejects.toThrow(/2_broken zlyhala/)
  expect(await tries()).toEqual([1, 1])
  expect(await run(counting('1_first'), counting('2_broken'))).toEqual(['2_broken'])
  await forget('1_first', '2_broken')
})

onMongodb(
  'a club that upgrades can edit everybody, sends what it always did, and shows no player',
  async () => {
    const { payload } = academy
    const open = { depth: 0, overrideAccess: true } as const
    const make = (role: 'player' | 'trainer') =>
      payload.create({
        collection: 'users',
        data: {
          firstName: 'Stará',
          lastName: 'Známa',
          username: '~',
          password: 'Ukazka-2026!',
          role,
        } as never,
        ...open,
      })
    const [player, trainer] = [await make('player'), await make('trainer')]
    const collection = (slug: string) => adapter.collections[slug]!.collection
    const before = { notificationChoices: ['events', 'fees'], 'staff.shown': true }
    await collection('users').updateMany({}, { $set: before, $unset: { digest: '' } })
    const picture = { _id: randomUUID(), alt: 'Stará fotka', hiddenForConsent: true }
    await collection('media').insertOne(picture as never)
    await forget('20261123_193818_people_are_told')
    expect(await run()).toEqual(['20261123_193818_people_are_told'])
    for (const { id } of [player, trainer])
      await payload.update({ collection: 'users', id, data: { phone: '+421 900 111 222' }, ...open })
    const shown = await Promise.all(
      [player, trainer].map(async ({ id }) => {
        const { staff, notificationChoices } = await payload.findByID({ collection: 'users', id, ...open })
        return [staff?.shown, notificationChoices]
      }),
    )
    expect(shown).toEqual([
      [false, []],
      [true, []],
    ])
    const stored = await collection('media').findOne({ _id: picture._id as never })
    expect([stored?.isPublic, 'hiddenForConsent' in (stored ?? {})]).toEqual([false, false])
    await collection('media').deleteOne({ _id: picture._id as never })
  },
)

onMongodb('a place that was marked as closed is closed from today until further notice', async () => {
  const { payload } = academy
  const globals = adapter.connection.collection('globals')
  const { places: before } = await payload.findGlobal({ slug: 'club', overrideAccess: true })
  const places = [
    { id: 'a', name: 'Hala', closed: true },
    { id: 'b', name: 'Tráva', closed: false },
  ]
  await globals.updateOne(
    { globalType: 'club' },
    { $set: { places }, $setOnInsert: { globalType: 'club' } },
    { upsert: true },
  )
  const name = '20261124_000031_place_closures'
  await forget(name)
  expect(await run()).toEqual([name])
  const club = await payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true })
  expect(club.places?.map(({ closures }) => closures?.map(({ from, to }) => [from, to ?? null]))).toEqual([
    [[dayOf(new Date()), null]],
    [],
  ])
  const stored = await globals.findOne({ globalType: 'club' })
  expect((stored?.places as object[]).some((place) => 'closed' in place)).toBe(false)
  await payload.updateGlobal({ slug: 'club', data: { places: before ?? [] }, overrideAccess: true })
})

onMongodb('fees of before know what they are for', async () => {
  const fees = adapter.connection.collection<{ _id: string }>('memberFees')
  const old = [
    { _id: 'month', item: 'monthly', period: '2026-09', reason: 'U11', player: 'p' },
    { _id: 'camp', item: 'camp', period: '2026/27', reason: ' Letný  KEMP', player: 'p' },
    { _id: 'kit', item: 'kit', period: '2026/27', player: 'p' },
  ]
  await fees.insertMany(old)
  const name = '20261127_203730_fee_occasions'
  await forget(name)
  expect(await run()).toEqual([name])
  const written = { _id: { $in: old.map(({ _id }) => _id) } }
  const stored = await fees.find(written).sort({ period: 1, item: 1 }).toArray()
  expect(stored).toEqual(old.map((fee) => ({ ...fee, occasion: occasionOf(fee) })))
  await fees.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } })
})

onMongodb('a second start neither drops nor builds an index', async () => {
  for (const model of indexedModels(adapter))
    expect([model.modelName, await model.diffIndexes()]).toEqual([
      model.modelName,
      { toDrop: [], toCreate: [] },
    ])
})

onMongodb('a database of a newer version is refused by an older program', async () => {
  await run(counting('1_first'))
  await expect(run()).rejects.toThrow(/novšej verzie/)
  await forget('1_first')
})

onMongodb('of four processes that start at once one migrates, and the others wait for it', async () => {
  await rows().deleteMany({})
  await rows().insertOne({ _id: randomUUID() })
  const slow = step('1_slow', async ({ session }) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await rows().updateMany({}, { $inc: { tries: 1 } }, { session })
  })
  const ran = await Promise.all(Array.from({ length: 4 }, () => run(slow)))
  expect(ran.flat()).toEqual(['1_slow'])
  expect(await tries()).toEqual([1])
  await forget('1_slow')
})

onMongodb('the lease of a process that died while it migrated is taken over', async () => {
  const leases = adapter.connection.collection<{ _id: string; owner: string; until: Date }>('advisory-locks')
  await leases.insertOne({ _id: 'migration', owner: 'dead', until: new Date(Date.now() - 1000) })
  expect(await run(counting('1_first'))).toEqual(['1_first'])
  expect(await leases.countDocuments({ _id: 'migration' })).toBe(0)
  await forget('1_first')
})

onMongodb('a lease that was given back is not taken again by its renewal', async () => {
  const leases = adapter.connection.collection<{ _id: string; owner: string; until: Date }>('advisory-locks')
  await renewLease(adapter.connection, 'gone')
  expect(await leases.countDocuments({ _id: 'migration' })).toBe(0)
  await leases.insertOne({ _id: 'migration', owner: 'alive', until: new Date(0) })
  await renewLease(adapter.connection, 'gone')
  await renewLease(adapter.connection, 'alive')
  const [lease] = await leases.find({ _id: 'migration' }).toArray()
  expect([lease?.owner, Number(lease?.until) > Date.now()]).toEqual(['alive', true])
  await leases.deleteOne({ _id: 'migration' })
})
