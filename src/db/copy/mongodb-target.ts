import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { StartRefusal } from '@/lib/env'
import { buildIndexes } from '../mongodb/indexes'
import { LOCKS_COLLECTION } from '../mongodb/locks-collection'
import { PROCESSES_COLLECTION } from '../mongodb/processes'
import { notEmpty } from './applied'
import { modelOfPart } from './mongodb-source'
import type { Target } from './parts'
import { refuseRunningSite } from './running-site'
import { UNFINISHED_ID, unfinishedCopies } from './unfinished'

/** Collections of a database in which nothing has been written yet. */
const BOOKKEEPING = ['payload-migrations', LOCKS_COLLECTION, PROCESSES_COLLECTION]
/** How often a running copy says so, and after how long without it the copy counts as dead. */
const ALIVE_MS = 2_000
const DEAD_MS = 10_000

type Connection = MongooseAdapter['connection']

/**
 * Marks the database as an unfinished copy and removes what an earlier, unfinished one left in it. Throws StartRefusal
 * when it holds anything else, or when a site or another copy uses it. To be called before the migrations.
 */
export async function prepareDatabase(connection: Connection): Promise<void> {
  await refuseRunningSite(connection)
  const marks = unfinishedCopies(connection)
  const earlier = await marks.findOne({ _id: UNFINISHED_ID })
  const names = (await connection.listCollections()).map(({ name }) => name)
  if (earlier && Date.now() - earlier.alive.getTime() < DEAD_MS)
    throw new StartRefusal(
      `Do tejto databázy práve kopíruje iný príkaz. Ak ste ho zastavili, skúste to znova o ${DEAD_MS / 1000} sekúnd.`,
    )
  if (!earlier)
    for (const name of names)
      if (!BOOKKEEPING.includes(name) && (await connection.collection(name).findOne())) throw notEmpty(name)
  await marks.updateOne({ _id: UNFINISHED_ID }, { $set: { alive: new Date() } }, { upsert: true })
  for (const name of names)
    if (name !== LOCKS_COLLECTION && !name.startsWith('system.')) await connection.dropCollection(name)
}

/** Fills an open database, a batch a statement. */
export function mongodbTarget(payload: Payload): Target {
  const db = payload.db as unknown as MongooseAdapter
  const marks = unfinishedCopies(db.connection)
  const alive = () => marks.updateOne({ _id: UNFINISHED_ID }, { $set: { alive: new Date() } })
  const beating = setInterval(() => void alive().catch(() => undefined), ALIVE_MS)
  beating.unref()
  return {
    payload,
    async write(part, rows) {
      const hasOwnIds = !part.versions && payload.collections[part.slug].customIDType !== undefined
      const documents = rows.map(({ id, ...row }) => (hasOwnIds ? { ...row, _id: id } : row))
      const model = modelOfPart(db, part)
      // Only the types of the values: documents of mongoose would take ten times as long.
      await model.collection.insertMany(documents.map((document) => model.castObject(document)))
    },
    // Payload's adapter stores it as it is given.
    writeGlobal: async (slug, data) => void (await db.createGlobal({ slug, data, returning: false })),
    // Unique indexes find what may not be there twice; a reference to nothing is what the source has, too.
    check: () => buildIndexes(db),
    async finish() {
      clearInterval(beating)
      await marks.deleteOne({ _id: UNFINISHED_ID })
    },
  }
}
