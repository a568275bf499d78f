import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isTrainer } from '@/access/roles'
import { refuseTrash } from '@/fields/trash-guard'
import { conflict, forbidden } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { whyNotChangedLate } from './late-changes/rules'
import { isLeagueMatch, resultFits } from './rules'

/** Throws 409 when the event has attendance. */
export async function refuseAttended(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'attendances',
    where: { event: { equals: id } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) {
    throw new APIError(
      'Udalosť má zapísanú dochádzku, preto ju nemožno odstrániť. Namiesto toho ju zrušte.',
      409,
    )
  }
}

/** An event with attendance can be cancelled; it is neither deleted nor put into the trash. */
export const refuseDeleteAttended: CollectionBeforeDeleteHook = ({ id, req }) => refuseAttended(req, id)

export const refuseTrashAttended = refuseTrash((req, { id }) => refuseAttended(req, id))

const OTHERS_CATEGORY = 'Z udalosti môžete odobrať aj do nej pridať len kategóriu, ktorú sami trénujete.'
const SHARED =
  'Udalosť je spoločná s kategóriou iného trénera, zrušiť či obnoviť ju môže administrátor. Vy z nej môžete odobrať svoju kategóriu.'
const COMPETITION =
  'Súťaž a kolo zapisuje administrátor. Priateľský zápas a turnaj svojej kategórie uložte bez nich.'

/** Throws 403 when a trainer sets or removes a competition or its round: with one a match is the league's. */
function refuseCompetition(before: Partial<Event>, after: Partial<Event>): void {
  for (const name of ['competition', 'round'] as const)
    if ((before[name] || '') !== (after[name] || '')) throw forbidden(COMPETITION)
  if (isLeagueMatch(after) && !isLeagueMatch(before)) throw forbidden(COMPETITION)
}

/**
 * Throws 403 when a trainer changes an event beyond what is theirs, 409 when it is too late for it. Several trainers' categories may share one: each
 * trainer adds and removes only own categories, and cancels only what has no other. What competition it is of stays.
 */
export function refuseBeyondOwn(req: PayloadRequest, before: Partial<Event>, after: Partial<Event>): void {
  refuseCompetition(before, after)
  const why = whyNotChangedLate(before, after, new Date())
  if (why) throw conflict(why)
  const trains = new Set(idsOf(req.user?.categories))
  const [had, has] = [idsOf(before.categories), idsOf(after.categories)]
  const moved = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))]
  if (has.length === 0 || moved.some((id) => !trains.has(id))) throw forbidden(OTHERS_CATEGORY)
  const cancels = (after.cancelled?.at ?? null) !== (before.cancelled?.at ?? null)
  if (cancels && had.some((id) => !trains.has(id))) throw forbidden(SHARED)
}

/** The same for one row that a trainer changes; whose categories a new one has, its access has checked. */
export const refuseTrainersBeyondOwn: CollectionBeforeChangeHook = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (!isTrainer(req)) return data
  if (operation === 'create') {
    refuseCompetition({}, data)
    const why = whyNotChangedLate(undefined, data, new Date())
    if (why) throw conflict(why)
  } else refuseBeyondOwn(req, originalDoc, { ...originalDoc, ...data })
  return data
}

/** 400 for a result of anything but a match that has begun. Payload skips a field's `validate` while the panel hides it. */
export const refuseUnfitResult: CollectionBeforeChangeHook<Event> = ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data } as Event
  const facts = ({ type, startsAt, result }: Event) =>
    JSON.stringify([type, startsAt, result?.own, result?.their])
  if (originalDoc && facts(originalDoc) === facts(after)) return data
  const message = resultFits(after, after.result, new Date())
  if (message === true) return data
  throw new ValidationError({ collection: 'events', errors: [{ message, path: 'result' }] }, req.t)
}
