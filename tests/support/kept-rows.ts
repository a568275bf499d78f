import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Academy } from './academy'
import { copyOf, restoreRows } from './faults'

type Documents = Record<string, unknown>[]

/** Keeps all rows as they are now; the returned function restores them while the program runs. */
export async function keepRows(academy: Academy): Promise<() => Promise<void>> {
  const { payload, database, file } = academy
  if (database === 'mongodb') return keepDocuments(payload.db as unknown as MongooseAdapter)
  const copy = await copyOf(file)
  return () => restoreRows(payload, copy)
}

async function keepDocuments({ connection }: MongooseAdapter): Promise<() => Promise<void>> {
  const documents = async () =>
    new Map<string, Documents>(
      await Promise.all(
        (await connection.db!.collections()).map(
          async (each) => [each.collectionName, await each.find({}).toArray()] as [string, Documents],
        ),
      ),
    )
  const kept = await documents()
  return async () => {
    for (const [name, now] of await documents()) {
      const before = kept.get(name) ?? []
      if (JSON.stringify(now) === JSON.stringify(before)) continue
      const collection = connection.db!.collection(name)
      await collection.deleteMany({})
      if (before.length > 0) await collection.insertMany(before)
    }
  }
}
