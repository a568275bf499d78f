import { type MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { requireAllApplied } from './applied'
import { BATCH, type Part, type Row, type Source } from './parts'
import { refuseRunningSite } from './running-site'
import { refuseUnfinishedDatabase } from './unfinished'

/** The MongoDB adapter on a database that is only read: no migration runs and no index is made. */
export function mongodbSourceAdapter(url: string, all: readonly { name: string }[]): DatabaseAdapterObj {
  const shipped = mongooseAdapter({
    url,
    ensureIndexes: false,
    connectOptions: { autoIndex: false, autoCreate: false },
  })
  const init: DatabaseAdapterObj['init'] = (args) => {
    const adapter = shipped.init(args) as unknown as MongooseAdapter
    const connect = adapter.connect?.bind(adapter)
    adapter.connect = async (options) => {
      await connect?.(options)
      const { connection } = adapter
      await refuseUnfinishedDatabase(connection)
      await refuseRunningSite(connection)
      const applied = await connection.collection<{ name: string }>('payload-migrations').find().toArray()
      requireAllApplied(
        all,
        applied.map(({ name }) => name),
      )
    }
    return adapter as unknown as BaseDatabaseAdapter
  }
  return { ...shipped, init }
}

/** The model of a part. */
export const modelOfPart = (
  db: MongooseAdapter,
  { slug, versions }: Part,
): MongooseAdapter['versions'][string] => {
  const model = versions ? db.versions[slug] : db.collections[slug]
  if (!model) throw new Error(`No model of ${slug}`)
  return model
}

/** A stored value as SQLite's adapter gives it: dates as ISO texts, MongoDB's own ids as texts. */
export function plainValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plainValue)
  if (typeof value !== 'object' || value === null) return value
  if ('_bsontype' in value) return String(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plainValue(one)]))
}

/** Reads an open database with one cursor a part. */
export function mongodbSource(payload: Payload): Source {
  const db = payload.db as unknown as MongooseAdapter
  return {
    payload,
    count: (part) => modelOfPart(db, part).countDocuments({}),
    async *read(part) {
      const cursor = modelOfPart(db, part).find({}).sort({ _id: 1 }).lean().cursor({ batchSize: BATCH })
      let batch: Row[] = []
      for await (const { _id, ...document } of cursor as AsyncIterable<Record<string, unknown>>) {
        delete document.__v
        batch.push({ ...(plainValue(document) as object), id: plainValue(_id) as string })
        if (batch.length < BATCH) continue
        yield batch
        batch = []
      }
      if (batch.length > 0) yield batch
    },
  }
}
