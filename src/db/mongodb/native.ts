import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { REFERENCES, type References } from './references'
import { TRANSACTIONS, type Transactions } from './transactions'

type Model = MongooseAdapter['collections'][string]
type Session = NonNullable<Parameters<Model['bulkWrite']>[1]>['session']

/** Whether this adapter is the MongoDB one, whose models can be used directly. */
export const isMongodb = (db: object): db is MongooseAdapter => 'name' in db && db.name === 'mongoose'

/** What keeps the relations of rows that are written past Payload's adapter. */
export const referencesOf = (db: MongooseAdapter): References =>
  (db as unknown as { [REFERENCES]: References })[REFERENCES]

/**
 * Runs statements past Payload's adapter, as one statement of the request's transaction. Outside of a transaction the
 * session is undefined.
 */
export const inSession = async <Result>(
  req: PayloadRequest,
  db: MongooseAdapter,
  work: (session: Session | undefined) => Promise<Result>,
): Promise<Result> => {
  const id = await req.transactionID
  if (id === undefined || id === null) return work(undefined)
  const { [TRANSACTIONS]: transactions } = db as unknown as { [TRANSACTIONS]: Transactions }
  return transactions.statement(String(id), () => work(db.sessions[id]))
}

/** As `inSession`, on the model of a collection. */
export const onModel = <Result>(
  req: PayloadRequest,
  db: MongooseAdapter,
  slug: CollectionSlug,
  work: (model: Model, session: Session | undefined) => Promise<Result>,
): Promise<Result> => {
  const model = db.collections[slug]
  if (!model) throw new Error(`No model of ${slug}`)
  return inSession(req, db, (session) => work(model, session))
}
