import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { countWithoutAnswer } from '@/features/consents/missing/queries'
import { photosUnsaid } from '@/features/consents/photos/queries'
import { newEnquiries } from '@/features/enquiries/queries'
import { answerCounts } from '@/features/events/queries'
import { countLeft } from '@/features/membership/bank-left/queries'
import { overduePlayers } from '@/features/membership/overdue/queries'
import { unpublishedArticles } from '@/features/news/admin/queries'
import { openErasures } from '@/features/own-data/erasure/queries'
import { countWaiting } from '@/features/session/invitations/queries'
import { CLOSING_DAYS, EVENT_DAYS } from './rules'
import type { DeskCounts } from './schema'

const DAY_MS = 86_400_000
const after = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

/** How many of the coming events, whose answers close soon or have closed, have players who have not answered. */
async function silentEvents(req: PayloadRequest, now: Date): Promise<number> {
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
  if (!where) return 0
  // Past Payload, which walks every field of every row.
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'events',
    where,
    select: { startsAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const counts = (await answerCounts(req, docs)) ?? new Map()
  return [...counts.values()].filter(({ waiting }) => waiting > 0).length
}

/** What waits for the office, each number from the query of the list that shows it. */
export async function deskCounts(req: PayloadRequest, now = new Date()): Promise<DeskCounts> {
  const [events, memberFees, invitations, unanswered, ...others] = await Promise.all([
    silentEvents(req, now),
    overduePlayers(req, now),
    countWaiting(req),
    countWithoutAnswer(req, now),
    countLeft(req),
    newEnquiries(req),
    openErasures(req),
    unpublishedArticles(req),
    photosUnsaid(req),
  ])
  const [bankStatements, enquiries, erasures, adminNews, photos] = others
  const people = { memberFees, invitations, adminConsents: unanswered }
  return { events, ...people, bankStatements, enquiries, erasures, adminNews, photos }
}
