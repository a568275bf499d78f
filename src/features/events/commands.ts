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

/** What a form sends of an event, and what only commands write; absent keys stay unchanged. */
type EventData = Partial<EventInput & Pick<Event, 'cancelled' | 'series'>>

const dataOf = ({ result, ...rest }: EventData) =>
  result === undefined ? rest : { ...rest, result: result ?? NO_RESULT }

async function checkReferences(req: PayloadRequest, input: EventData): Promise<void> {
  await requireRows(req, 'categories', input.categories ?? [], 'categories')
  await requireRows(req, 'users', input.trainers ?? [], 'trainers')
  await requireRows(req, 'users', [input.substitute], 'substitute', {
    only: { role: { in: ['trainer', 'admin'] } },
    message: 'Zastupovať môže len tréner alebo administrátor.',
  })
}

/** Creates an event; a hook of participants invites the players of its categories. */
export async function createEvent(req: PayloadRequest, input: EventData): Promise<StaffEventView> {
  await checkReferences(req, input)
  const event = await req.payload.create({
    collection: 'events',
    data: dataOf(input) as RequiredDataFromCollectionSlug<'events'>,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return staffEventView(event, await clubShortName(req))
}

/** Changes an event; 409 with the stored event when that was changed after `seen`. */
export async function updateEvent(
  req: PayloadRequest,
  id: string,
  seen: string | undefined,
  input: EventData,
): Promise<StaffEventView> {
  await checkReferences(req, input)
  const club = await clubShortName(req)
  const data = dataOf(input)
  const event = await editRow(req, {
    collection: 'events',
    id,
    seen,
    data,
    show: (current) => staffEventView(current, club),
  })
  return staffEventView(event, club)
}

/** The event whose cancellation is to change; 404 when the caller may not read it, 403 when not change it. */
async function cancellable(req: PayloadRequest, id: string): Promise<Event> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (!(await canAccessRow(req, 'events', 'update', id))) throw forbidden()
  return event
}

/** Cancels an event; its answers stay. When it is cancelled already, only another reason is written. */
export const cancelEvent = (req: PayloadRequest, id: string, reason: string): Promise<StaffEventView> =>
  inTransaction(req, async () => {
    const event = await cancellable(req, id)
    const { at, reason: oldReason } = event.cancelled ?? {}
    if (at && (oldReason ?? '') === reason) return staffEventView(event, await clubShortName(req))
    return updateEvent(req, id, undefined, {
      cancelled: { ...event.cancelled, at: at ?? new Date().toISOString(), reason },
    })
  })

/** Takes a cancellation back; does nothing to an event that is not cancelled. */
export const resumeEvent = (req: PayloadRequest, id: string): Promise<StaffEventView> =>
  inTransaction(req, async () => {
    const event = await cancellable(req, id)
    if (!event.cancelled?.at) return staffEventView(event, await clubShortName(req))
    return updateEvent(req, id, undefined, { cancelled: NOT_CANCELLED })
  })
