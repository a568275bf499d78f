import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { categoryList } from '@/features/categories/queries'
import { findEvent } from '@/features/events/queries'
import { nameFilter } from '@/features/users/queries'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { trainsAt } from '../recordable/queries'
import { whyNotRecorded } from '../opening/rules'
import type { GuestQuery, GuestView } from './schema'

/** How many players a search returns. */
const GUESTS = 8

/**
 * Searches of an account in a minute and in a day: enough for the guests of a tournament, too few to list the club by
 * trying names. A refused search is in the log with the account (app/_lib/dispatch.ts); nobody is written to.
 */
export const guestLimits = {
  minute: createLimit('guest-search-minute', 20, 60),
  day: createLimit('guest-search-day', 60, 24 * 3600),
}

/** Throws 404 without the event, 403 unless the caller trains one of its categories, 409 when its sheet is not open. */
async function requireOwnSheet(req: PayloadRequest, id: string): Promise<void> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (!(await trainsAt(req, event))) throw forbidden()
  const why = whyNotRecorded(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
}

/**
 * Active players of the whole club whose name contains the words: their names and categories, and nothing else of them. A
 * trainer may not read players of other categories, so this reads without access control and is limited.
 */
export async function guestsByName(
  req: PayloadRequest,
  { event, search }: GuestQuery,
): Promise<{ users: GuestView[] }> {
  await requireOwnSheet(req, event)
  await guestLimits.minute.take(req.user!.id)
  await guestLimits.day.take(req.user!.id)
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        ...nameFilter(search),
        { playing: { equals: true } },
        { active: { equals: true } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { name: true, category: true },
    sort: ['sortName', 'id'],
    limit: GUESTS,
    page: 1,
    req,
  })
  // Who looked, for which event, and how many were shown; no words of a name.
  req.payload.logger.info({ event: 'guest search', account: req.user!.id, of: event, found: docs.length })
  const names = new Map((await categoryList(req)).map(({ id, name }) => [id, name]))
  return {
    users: docs.map(({ id, name, category }) => ({
      id,
      name: name ?? '',
      category: names.get(idOf(category) ?? '') ?? '',
    })),
  }
}
