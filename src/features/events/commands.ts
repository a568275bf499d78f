import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { editRow } from '@/access/edit'
import { requireRows } from '@/access/require-rows'
import { canAccessRow } from '@/access/row-access'
import { forbidden, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { findEvent, clubShortName } from './queries'
import { NO_RESULT, NOT_CANCELLED } from './rules'
import type { EventInput, StaffEventView } from './schema'
import { staffEventView } from './views'

/** What a form sends of an event, and what only commands write; keys that are absent stay as they are. */
type EventDraft = Partial<EventInput & Pick<Event, 'cancelled' | 'series'>>

const dataOf = ({ result, ...rest }: EventDraft) =>
  result === undefined ? rest : { ...rest, result: result ?? NO_RESULT }

async function checkReferences(req: PayloadRequest, draft: EventDraft): Promise<void> {
  await requireRows(req, 'categories', draft.categories ?? [], 'categories')
  await requireRows(req, 'users', draft.trainers ?? [], 'trainers')
  await requireRows(req, 'users', [draft.substitute], 'substitute', {
    only: { role: { in: ['trainer', 'admin'] } },
    message: 'Zastupovať môže len tréner alebo administrátor.',
  })
}

/** Creates an event; its hook asks every player of its categories. A trainer makes trainings of own categories. */
export async function createEvent(req: PayloadRequest, draft: EventDraft): Promise<StaffEventView> {
  await checkReferences(req, draft)
  const event = await req.payload.create({
    collection: 'events',
    data: dataOf(draft) as RequiredDataFromCollectionSlug<'events'>,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return staffEventView(event, await clubShortName(req))
}

/** Changes an event from the state the editor saw; a later one is a 409 that shows it. */
export async function updateEvent(
  req: PayloadRequest,
  id: string,
  seen: string | undefined,
  draft: EventDraft,
): Promise<StaffEventView> {
  await checkReferences(req, draft)
  const club = await clubShortName(req)
  const data = dataOf(draft)
  const event = await editRow(req, {
    collection: 'events',
    id,
    seen,
    data,
    show: (current) => staffEventView(current, club),
  })
  return staffEventView(event, club)
}

/** An event whose cancellation the caller may change; 404 outside of their reach, 403 when they only read it. */
async function cancellable(req: PayloadRequest, id: string): Promise<Event> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (!(await canAccessRow(req, 'events', 'update', id))) throw forbidden()
  return event
}

/** Calls an event off; the answers stay. Called off already, it keeps when that was; only another reason is written. */
export const cancelEvent = (req: PayloadRequest, id: string, reason: string): Promise<StaffEventView> =>
  inTransaction(req, async () => {
    const event = await cancellable(req, id)
    const { at, reason: known } = event.cancelled ?? {}
    if (at && (known ?? '') === reason) return staffEventView(event, await clubShortName(req))
    return updateEvent(req, id, undefined, {
      cancelled: { ...event.cancelled, at: at ?? new Date().toISOString(), reason },
    })
  })

/** Takes a cancellation back; an event that stands is left as it is. */
export const resumeEvent = (req: PayloadRequest, id: string): Promise<StaffEventView> =>
  inTransaction(req, async () => {
    const event = await cancellable(req, id)
    if (!event.cancelled?.at) return staffEventView(event, await clubShortName(req))
    return updateEvent(req, id, undefined, { cancelled: NOT_CANCELLED })
  })
