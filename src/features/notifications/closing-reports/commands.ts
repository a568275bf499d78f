import type { PayloadRequest } from 'payload'
import { closingById, eventsAt } from '@/features/events/closing/queries'
import { changesIn, closingView } from '@/features/events/closing/views'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import type { Closing, Notice, User } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { rowsWhere } from '../copies/queries'
import { leadersOf } from '../leaders/queries'
import type { Teller } from '../notices/commands'
import { reportWords } from './labels'
import { isReportUrgent } from './rules'

/** Tells the office, and who leads other events there, that a trainer reports a place as closed, or open after all. */
export const tellReports: Teller = async (req, notices, now) => {
  for (const notice of notices) {
    const closing = await closingById(req, notice.subject)
    if (closing && closing.to >= dayOf(now)) await announce(req, await reportsOf(req, closing, notice, now))
  }
}

async function reportsOf(
  req: PayloadRequest,
  closing: Closing,
  notice: Notice,
  now: Date,
): Promise<Announcement[]> {
  const by = idOf(notice.by) ?? null
  const changed = new Set(changesIn(closing).map(({ id }) => id))
  const { from, to } = closing
  const there = (await eventsAt(req, { name: closing.placeName }, { from, to })).filter(
    ({ id, published }) => published && !changed.has(id),
  )
  const [author] = await rowsWhere<User>(req, 'users', { id: { equals: by } }, { name: true })
  const leaders = [...new Set([...(await leadersOf(req, there)).values()].flat())]
  const trainers = await rowsWhere<User>(
    req,
    'users',
    { and: [{ id: { in: leaders } }, { role: { equals: 'trainer' } }, { id: { not_equals: by } }] },
    { name: true },
  )
  const facts = { who: author?.name || 'Tréner', others: there.length }
  const message = (isOffice: boolean, audience: Announcement['audience']): Announcement => ({
    kind: 'message',
    ...reportWords(closingView(closing), { ...facts, isOffice }),
    url: href('closing', { place: closing.place, from, to, reason: closing.reason ?? '' }),
    urgent: isReportUrgent(closing, now),
    audience,
    by,
  })
  return [
    message(true, { kind: 'roles', roles: ['admin'] }),
    message(false, { kind: 'users', users: trainers.map(({ id }) => id) }),
  ]
}
