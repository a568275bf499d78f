import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { StartRefusal } from '@/lib/env'
import { pendingOf } from '../migrations/pending'
import { LOCKS_COLLECTION } from './locks-collection'

type Connection = MongooseAdapter['connection']
type Session = Awaited<ReturnType<Connection['startSession']>>

/** One migration, as committed in src/db/migrations/mongodb. */
export interface MongoMigration {
  name: string
  /** Changes documents within the session's transaction, which MongoDB ends after a minute. */
  up: (args: { connection: Connection; session: Session }) => Promise<void>
}

/** A lease not renewed for so long was left by a process that died. */
const LEASE_MS = 30_000
/** How often the process that holds the lease renews it, and others look whether it is free. */
const RENEW_MS = 5_000
const LOOK_MS = 250
/** How long a process that starts waits for another one that migrates. */
const WAIT_MS = 10 * 60_000

interface Lease {
  _id: 'migration'
  owner: string
  until: Date
}

const leases = (connection: Connection) => connection.collection<Lease>(LOCKS_COLLECTION)

/** Takes the lease if it is free or abandoned. */
async function takeLease(connection: Connection, owner: string): Promise<boolean> {
  const until = new Date(Date.now() + LEASE_MS)
  const free = { _id: 'migration' as const, until: { $lt: new Date() } }
  try {
    await leases(connection).updateOne(free, { $set: { owner, until } }, { upsert: true })
    return true
  } catch (error) {
    // The document is there and held by another process: inserting a second one is refused.
    if ((error as { code?: unknown }).code === 11000) return false
    throw error
  }
}

/** Keeps a lease that is still this owner's; one that was given back meanwhile is not taken again. */
export const renewLease = (connection: Connection, owner: string): Promise<unknown> =>
  leases(connection).updateOne(
    { _id: 'migration', owner },
    { $set: { until: new Date(Date.now() + LEASE_MS) } },
  )

/** Runs a task while no other process does; others wait, for ten minutes at most. */
export async function alone<Result>(connection: Connection, task: () => Promise<Result>): Promise<Result> {
  const owner = randomUUID()
  const until = Date.now() + WAIT_MS
  while (!(await takeLease(connection, owner))) {
    if (Date.now() > until)
      throw new StartRefusal('Iný proces webu už desať minút upravuje databázu. Pozrite si jeho záznam.')
    await pause(LOOK_MS)
  }
  const renewing = setInterval(() => void renewLease(connection, owner).catch(() => undefined), RENEW_MS)
  try {
    return await task()
  } finally {
    clearInterval(renewing)
    await leases(connection).deleteOne({ _id: 'migration', owner })
  }
}

async function apply(connection: Connection, migration: MongoMigration, batch: number): Promise<void> {
  const session = await connection.startSession()
  try {
    await session.withTransaction(async () => {
      await migration.up({ connection, session })
      const now = new Date()
      await connection
        .collection('payload-migrations')
        .insertOne({ name: migration.name, batch, createdAt: now, updatedAt: now }, { session })
    })
  } finally {
    await session.endSession()
  }
}

/**
 * Runs the pending migrations, each in one transaction, then `prepare`, while every other process that starts waits;
 * returns the names of those it ran. Throws StartRefusal for a database of a newer program, and when a migration fails:
 * the database is then as the one before left it.
 */
export const migrateMongodb = (
  { connection, payload }: Pick<MongooseAdapter, 'connection' | 'payload'>,
  all: readonly MongoMigration[],
  prepare: () => Promise<void>,
): Promise<string[]> =>
  alone(connection, async () => {
    const known = connection.collection<{ name: string; batch: number }>('payload-migrations')
    const applied = await known.find({}, { projection: { name: 1, batch: 1 } }).toArray()
    const pending = pendingOf(
      all,
      applied.map(({ name }) => name),
    )
    const batch = Math.max(0, ...applied.map((row) => row.batch)) + 1
    for (const migration of pending)
      try {
        await apply(connection, migration, batch)
      } catch (error) {
        payload.logger.error({ err: error, msg: `Migration ${migration.name} failed` })
        throw new StartRefusal(
          `Migrácia databázy ${migration.name} zlyhala. Nezmenila nič; databáza je v stave pred ňou.`,
        )
      }
    await prepare()
    return pending.map(({ name }) => name)
  })
