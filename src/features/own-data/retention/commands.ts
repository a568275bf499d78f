import type { PayloadRequest } from 'payload'
import { updateRows } from '@/db/update-rows'
import { dayOf } from '@/lib/dates'
import { undoableSince } from '@/lib/undo-days'
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

/** Empties what movements of the club's account older than a year say of who has paid. Repeated, it finds nothing more. */
export async function forgetPayers(req: PayloadRequest, now: Date): Promise<void> {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'bankRows',
    where: {
      and: [
        { day: { less_than: dayOf(keptSince(now)) } },
        { or: [{ payer: { exists: true } }, { iban: { exists: true } }, { note: { exists: true } }] },
      ],
    },
    select: {},
    limit: 0,
    pagination: false,
    req,
  })
  const ids = docs.map(({ id }) => id)
  await updateRows(req, 'bankRows', ['id', ids], { payer: null, iban: null, note: null })
}

/**
 * Empties what imports that can no longer be undone, and those undone as long ago, still know of people and matches. Repeated,
 * it finds nothing more.
 */
export async function forgetImportChanges(req: PayloadRequest, now: Date): Promise<void> {
  for (const collection of ['memberImports', 'fixtureImports'] as const)
    await forgetChangesOf(req, collection, now)
}

async function forgetChangesOf(
  req: PayloadRequest,
  collection: 'memberImports' | 'fixtureImports',
  now: Date,
): Promise<void> {
  const since = undoableSince(now).toISOString()
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [
        { changes: { exists: true } },
        { importedAt: { less_than: since } },
        { or: [{ undoneAt: { exists: false } }, { undoneAt: { less_than: since } }] },
      ],
    },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  await updateRows(req, collection, ['id', docs.map(({ id }) => id)], { changes: null })
}
