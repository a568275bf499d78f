import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { findEvent } from '@/features/events/queries'
import { roster } from '@/features/users/squads/queries'
import { conflict, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { inTransaction } from '@/lib/transaction'
import { everybodyInvited } from '../board/queries'
import { refuseForeignEvent } from '../nomination/queries'
import { goingTo, whyNoContacts } from './rules'
import type { ContactsView } from './schema'

/** Times somebody may open contacts in an hour: enough for a weekend of matches, too few to read out the club. */
export const contactsLimit = createLimit('contacts', 30, 3600)

/**
 * The phones of those who go to an event and of their guardians; that they were opened is recorded in the same transaction. For
 * trainers of the event's categories, of their own players, on its day and the day before. Throws 404 for an event the caller
 * may not read, 403 for one of other categories, 409 too early or too late, 429 after many.
 */
export async function openContacts(req: PayloadRequest, id: string): Promise<ContactsView> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { trainedCategories } = await refuseForeignEvent(req, event)
  const why = whyNoContacts(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
  await contactsLimit.take(req.user!.id)
  return inTransaction(req, async () => {
    const invited = await everybodyInvited(req, id)
    const going = goingTo(event, invited).filter(
      ({ category }) => isAdmin(req) || trainedCategories.includes(category ?? ''),
    )
    const { players } = await roster(req, { players: going.map(({ player }) => player.id) })
    const record = await req.payload.create({
      collection: 'contactOpenings',
      data: { event: id, startsAt: event.startsAt, by: req.user!.id, players: players.length },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return {
      contacts: players.map(({ id: player, name, jerseyNumber, phone, guardians }) => ({
        ...{ id: player, name, jerseyNumber, phone },
        guardians: guardians.map((guardian) => ({
          ...{ id: guardian.id, name: guardian.name },
          ...{ relation: guardian.relation, phone: guardian.phone },
        })),
      })),
      opening: {
        ...{ id: record.id, at: record.createdAt, players: players.length },
        by: req.user!.name ?? '',
      },
    }
  })
}
