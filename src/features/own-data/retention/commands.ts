import type { PayloadRequest } from 'payload'
import { keptSince } from './rules'

/** Which records of what staff did end after a year, and by which of their moments. */
const RECORDS = { contactOpenings: 'createdAt', closings: 'at' } as const

/**
 * Deletes the records that are more than a year old: who opened the contacts of an event, and who closed a place. Repeated, it
 * finds nothing more.
 */
export async function deleteOldRecords(req: PayloadRequest, now: Date): Promise<void> {
  const before = keptSince(now).toISOString()
  for (const [collection, moment] of Object.entries(RECORDS) as [keyof typeof RECORDS, string][])
    await req.payload.db.deleteMany({ collection, where: { [moment]: { less_than: before } }, req })
}
