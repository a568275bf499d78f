import { createHash } from 'node:crypto'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import type { MongoMigration } from '../mongodb/migrate'

/** What a one-off fee is for, as `features/membership/occasions/rules.ts` had it on the day of the migration. */
export const occasionThen = (reason: string | null | undefined): string => {
  const compared = (reason ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()
  return createHash('sha256').update(compared).digest('hex').slice(0, 32)
}

/** Fills the new column of one-off fees; that of monthly ones has it by its default. */
export async function fillOccasions(db: MigrateUpArgs['db']): Promise<void> {
  const fees = await db.all<{ id: string; reason: string | null }>(
    sql`SELECT id, reason FROM member_fees WHERE item <> 'monthly'`,
  )
  for (const { id, reason } of fees)
    await db.run(sql`UPDATE member_fees SET occasion = ${occasionThen(reason)} WHERE id = ${id}`)
}

/** The same on MongoDB, where a column has no default. The indexes are made anew when all migrations have run. */
export const fillDocuments: MongoMigration['up'] = async ({ connection, session }) => {
  const fees = connection.collection('memberFees')
  await fees.updateMany({ item: 'monthly' }, { $set: { occasion: 'monthly' } }, { session })
  const once = await fees
    .find({ item: { $ne: 'monthly' } }, { projection: { reason: 1 }, session })
    .toArray()
  if (once.length === 0) return
  await fees.bulkWrite(
    once.map(({ _id, reason }) => ({
      updateOne: {
        filter: { _id },
        update: { $set: { occasion: occasionThen(reason as string | null | undefined) } },
      },
    })),
    { session },
  )
}
