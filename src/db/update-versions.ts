import { inArray } from '@payloadcms/db-sqlite/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inTransaction } from '@/lib/transaction'
import { databaseOf } from './database-of'
import { isMongodb, onModel } from './mongodb/native'
import { versionsOf, writeTable } from './tables'

/**
 * Sets plain columns in every stored version of these rows, in the running transaction: for what must not survive in the
 * history either.
 */
export const updateVersions = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly string[],
  data: Record<string, boolean | number | string | null>,
): Promise<void> =>
  inTransaction(req, async () => {
    if (ids.length === 0) return
    const db = databaseOf(req)
    if (isMongodb(db)) {
      const versions = db.versions[slug]
      if (!versions) throw new Error(`No versions of ${slug}`)
      const set = Object.fromEntries(Object.entries(data).map(([name, value]) => [`version.${name}`, value]))
      await onModel(req, db, slug, async (_, session) => {
        await versions.updateMany({ parent: { $in: ids } }, { $set: set }, { session, timestamps: false })
      })
      return
    }
    const table = versionsOf(db, slug)
    const columns = table as unknown as Record<string, never>
    const set = Object.fromEntries(Object.entries(data).map(([name, value]) => [`version_${name}`, value]))
    await writeTable(req, db, slug, async (open) => {
      await open
        .update(table)
        .set(set)
        .where(inArray(columns.parent!, [...ids]))
    })
  })
