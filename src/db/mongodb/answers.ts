import type { MongooseAdapter } from '@payloadcms/db-mongodb'

/** How long a server may take to answer before it counts as one that does not. */
const ANSWER_MS = 5000

/** Whether the adapter's database answers over a new connection, which is closed again. Never throws. */
export async function answers({ connection, url }: MongooseAdapter): Promise<boolean> {
  const open = connection.getClient()
  // The driver's class is mongoose's own dependency; its client is asked for it.
  const Client = open.constructor as new (address: unknown, options: object) => typeof open
  const client = new Client(url, { serverSelectionTimeoutMS: ANSWER_MS })
  try {
    await client.db().command({ ping: 1 })
    return true
  } catch {
    return false
  } finally {
    await client.close().catch(() => undefined)
  }
}
