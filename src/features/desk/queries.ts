import type { PayloadRequest } from 'payload'
import { countWithoutAnswer } from '@/features/consents/missing/queries'
import { photosUnsaid } from '@/features/consents/photos/queries'
import { newEnquiries } from '@/features/enquiries/queries'
import { silentEvents } from '@/features/events/silent/queries'
import { countLeft } from '@/features/membership/bank-left/queries'
import { overduePlayers } from '@/features/membership/overdue/queries'
import { unpublishedArticles } from '@/features/news/admin/queries'
import { openErasures } from '@/features/own-data/erasure/queries'
import { countWaiting } from '@/features/session/invitations/queries'
import type { DeskCounts } from './schema'

/** What waits for the office, each number from the query of the list that shows it. */
export async function deskCounts(req: PayloadRequest, now = new Date()): Promise<DeskCounts> {
  const [silent, memberFees, invitations, unanswered, ...others] = await Promise.all([
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
  return { events: silent.length, ...people, bankStatements, enquiries, erasures, adminNews, photos }
}
