import { createOperation, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { isAdmin } from '@/access/roles'
import { findEvent } from '@/features/events/queries'
import { callerCategories } from '@/features/users/queries'
import { splitName, trialEnd } from '@/features/users/trials/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Enquiry, Event, User } from '@/payload-types'
import { trainsAt } from '../recordable/queries'
import { recordArrival } from '../sheet/commands'
import { whyNotRecorded } from '../opening/rules'
import { markView } from '../views'
import { childOfEnquiry, trialEnquiry } from './queries'
import type { TrialInput, TrialView } from './schema'

/** The event whose sheet the child is put on. Throws 404 without it, 409 when its sheet is not open now, 403 when it is another trainer's. */
async function requireOpenSheet(req: PayloadRequest, id: string): Promise<Event> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const why = whyNotRecorded(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
  if (!(await trainsAt(req, event))) throw forbidden()
  return event
}

/** The category the child is taken into. Throws 400 when none is known, 403 for one that is not the caller's. */
async function requireCategory(req: PayloadRequest, chosen: string | undefined): Promise<string> {
  if (!chosen) throw invalid('Vyberte kategóriu, v ktorej bude dieťa na skúške.', 'category')
  const own = (await callerCategories(req)).map(({ id }) => id)
  if (!own.includes(chosen)) throw forbidden('Na skúšku môžete vziať dieťa len do svojej kategórie.')
  return chosen
}

/**
 * Stores the child: a player without a way to sign in. Payload would make a password hash inside of the transaction
 * (features/users/commands); the sign-in name „~“ is made of the name by the hooks of users.
 */
async function createChild(req: PayloadRequest, enquiry: Enquiry, category: string): Promise<User> {
  const users = req.payload.collections.users
  const auth = { ...users.config.auth, disableLocalStrategy: true as const }
  const data = {
    ...splitName(enquiry.childName ?? ''),
    username: '~',
    role: 'player',
    playing: true,
    category,
    trialUntil: trialEnd(dayOf(new Date())),
    trialEnquiry: enquiry.id,
  }
  return (await createOperation({
    collection: { ...users, config: { ...users.config, auth } },
    data: data as RequiredDataFromCollectionSlug<'users'>,
    depth: 0,
    overrideAccess: true,
    req,
  })) as User
}

/** The enquiry says that the child is here, belongs to its category, and lasts as long as the trial: it holds whom to call. */
async function noteTrial(req: PayloadRequest, enquiry: Enquiry, child: User, category: string) {
  const afterTrial = momentAt(addDays(child.trialUntil!, 1)).toISOString()
  const expiresAt = afterTrial > enquiry.expiresAt ? afterTrial : enquiry.expiresAt
  await req.payload.update({
    collection: 'enquiries',
    id: enquiry.id,
    data: { state: 'trial', category, expiresAt },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** The child of the enquiry, made unless it is there already. Throws 409 for an enquiry that is settled. */
async function childOnTrial(req: PayloadRequest, enquiry: Enquiry, category: string): Promise<User> {
  const known = await childOfEnquiry(req, enquiry.id)
  if (known?.deletedAt) throw conflict('Dieťa je v koši. Obnoviť ho môže administrátor.')
  if (known) return known
  if (enquiry.state === 'closed') throw conflict('Táto žiadosť je už uzavretá.')
  const child = await createChild(req, enquiry, category)
  await noteTrial(req, enquiry, child, category)
  return child
}

/**
 * Takes the child of a trial enquiry into the club for 14 days, and with an event puts it on its sheet as present: all or
 * nothing. Repeated it is the same child, and a mark that was made meanwhile stays. Throws 404 without an enquiry or event
 * the caller may read, 403 for a foreign category, 409 when the sheet is not open or the enquiry is settled.
 */
export async function startTrial(
  req: PayloadRequest,
  id: string,
  { event: eventId, category: chosen, operation }: TrialInput,
): Promise<TrialView> {
  const enquiry = await trialEnquiry(req, id)
  if (!enquiry) throw notFound('Záujemca už neexistuje. Načítajte stránku znova.')
  const event = eventId ? await requireOpenSheet(req, eventId) : undefined
  const proposed = chosen ?? idOf(enquiry.category) ?? idsOf(event?.categories)[0]
  const category = await requireCategory(req, proposed)
  return inTransaction(req, async () => {
    // Of two trainers who take the same child at once, the second one finds it.
    await advisoryLock(req, 'invitations')
    const current = await trialEnquiry(req, id)
    if (!current) throw notFound('Záujemca už neexistuje. Načítajte stránku znova.')
    const child = await childOnTrial(req, current, category)
    const mark = { player: child.id, status: 'present', operation } as const
    const row = event && (await recordArrival(req, event, mark, idOf(child.category) ?? category))
    const name = child.name ?? ''
    return {
      // Nobody has agreed to photos yet.
      player: {
        ...{ id: child.id, name, jerseyNumber: null, position: null },
        ...{ trialUntil: child.trialUntil ?? null, photoSign: 'noPhotos' },
      },
      attendance: row ? markView(row, new Map([[child.id, name]])) : null,
    }
  })
}
