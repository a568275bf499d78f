import type { Payload } from 'payload'
import { isWritable } from '@/db/sqlite/adapter'
import { coalesce } from '@/lib/coalesce'

/** A writer that does not come free within this time is stuck, or so busy that visitors are better off elsewhere. */
const WRITABLE_MS = 3000

/** Anybody may ask, and the question begins a write ahead of those who save: one a second is enough for all who ask. */
const KEPT_MS = 1000

/** Whether the database can be read and takes a write: reading goes on while nobody can store anything. */
export const readinessOf = ({ db }: Pick<Payload, 'db'>): (() => Promise<boolean>) =>
  coalesce(KEPT_MS, async () => {
    const readable = await db.count({ collection: 'categories' }).then(
      () => true,
      () => false,
    )
    return readable && ((await isWritable(db, WRITABLE_MS)) ?? true)
  })
