import type { Payload } from 'payload'
import { isWritable } from '@/db/sqlite/adapter'
import { coalesce } from '@/lib/coalesce'

/** When the database does not take a write within this time the site counts as not ready. */
const WRITABLE_MS = 3000

/** /readyz is public and each check begins a write before those of users: one check a second serves all requests. */
const REUSE_MS = 1000

/** Whether the database can be read and written; it may be readable while writes are blocked. */
export const readinessOf = ({ db }: Pick<Payload, 'db'>): (() => Promise<boolean>) =>
  coalesce(REUSE_MS, async () => {
    const readable = await db.count({ collection: 'categories' }).then(
      () => true,
      () => false,
    )
    return readable && ((await isWritable(db, WRITABLE_MS)) ?? true)
  })
