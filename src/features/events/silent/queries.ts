import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { answerCounts } from '../queries'
import { CLOSING_DAYS, EVENT_DAYS } from './rules'

const DAY_MS = 86_400_000
const after = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

/** The coming events, whose answers close soon or have closed, with players who have not answered. */
export async function silentEvents(req: PayloadRequest, now: Date): Promise<string[]> {
  const where = await readableWhere(req, 'events', {
    and: [
      { startsAt: { greater_than_equal: now.toISOString() } },
      { startsAt: { less_than: after(now, EVENT_DAYS) } },
      { answerUntil: { less_than: after(now, CLOSING_DAYS) } },
      { answerRequired: { equals: true } },
      { published: { equals: true } },
      { 'cancelled.at': { exists: false } },
      { deletedAt: { exists: false } },
    ],
  })
  if (!where) return []
  // Past Payload, which walks every field of every row.
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'events',
    where,
    select: { startsAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const counts = await answerCounts(req, docs)
  return docs.flatMap(({ id }) => ((counts?.get(id)?.waiting ?? 0) > 0 ? [id] : []))
}
