import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isTrainer } from '@/access/roles'
import { refuseTrash } from '@/fields/trash-guard'
import { forbidden } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { resultFits } from './rules'

/** Throws 409 when the event has attendance. */
async function refuseAttended(req: PayloadRequest, id: number | string): Promise<void> {
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

const OTHERS_CATEGORY = 'Z tréningu môžete odobrať aj doň pridať len kategóriu, ktorú sami trénujete.'
const SHARED =
  'Tréning je spoločný s kategóriou iného trénera, zrušiť či obnoviť ho môže administrátor. Vy z neho môžete odobrať svoju kategóriu.'

/**
 * Throws 403 when a trainer changes a training beyond their own categories. Several trainers' categories may share one:
 * each trainer adds and removes only own categories, and cancels only what has no other.
 */
export function refuseOthersCategories(
  req: PayloadRequest,
  before: Partial<Event>,
  after: Partial<Event>,
): void {
  const trains = new Set(idsOf(req.user?.categories))
  const [had, has] = [idsOf(before.categories), idsOf(after.categories)]
  const moved = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))]
  if (has.length === 0 || moved.some((id) => !trains.has(id))) throw forbidden(OTHERS_CATEGORY)
  const cancels = (after.cancelled?.at ?? null) !== (before.cancelled?.at ?? null)
  if (cancels && had.some((id) => !trains.has(id))) throw forbidden(SHARED)
}

/** The same for one row that a trainer changes. */
export const refuseChangeOfOthers: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isTrainer(req)) return data
  const { categories = originalDoc?.categories, cancelled = originalDoc?.cancelled } = data
  refuseOthersCategories(req, originalDoc, { categories, cancelled })
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
