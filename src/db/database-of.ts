import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'

/** The adapter a request's rows are in, for statements that go past Payload; `isMongodb` says which of the two it is. */
export const databaseOf = (req: PayloadRequest): MongooseAdapter | SQLiteAdapter =>
  req.payload.db as object as MongooseAdapter | SQLiteAdapter
