import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { idsOf } from '@/lib/reference'
import { isTrainer } from '@/access/roles'
import { forbidden } from '@/lib/errors'
import type { Event } from '@/payload-types'
import { resultFits } from './rules'

async function refuseHeld(req: PayloadRequest, id: number | string): Promise<void> {
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

/** An event somebody attended is cancelled, never deleted; with any other its invitations go too. */
export const keepHeldEvent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseHeld(req, id)
  await req.payload.db.deleteMany({ collection: 'participants', where: { event: { equals: id } }, req })
}

const OTHERS_CATEGORY = 'Z tréningu môžete odobrať aj doň pridať len kategóriu, ktorú sami trénujete.'
const SHARED =
  'Tréning je spoločný s kategóriou iného trénera, zrušiť či obnoviť ho môže administrátor. Vy z neho môžete odobrať svoju kategóriu.'

/**
 * A training may be shared by categories of several trainers. Each says only about their own whether they come; calling
 * it off for everybody asks for all of them, or for an administrator.
 */
export function refuseOthers(req: PayloadRequest, before: Partial<Event>, after: Partial<Event>): void {
  const trains = new Set(idsOf(req.user?.categories))
  const [had, has] = [idsOf(before.categories), idsOf(after.categories)]
  const moved = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))]
  if (has.length === 0 || moved.some((id) => !trains.has(id))) throw forbidden(OTHERS_CATEGORY)
  const cancels = (after.cancelled?.at ?? null) !== (before.cancelled?.at ?? null)
  if (cancels && had.some((id) => !trains.has(id))) throw forbidden(SHARED)
}

export const keepOthersCategories: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !isTrainer(req)) return data
  const { categories = originalDoc?.categories, cancelled = originalDoc?.cancelled } = data
  refuseOthers(req, originalDoc, { categories, cancelled })
  return data
}

/** Trashing runs update hooks, never beforeDelete: the same rule holds for it. */
export const keepHeldFromTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && data.deletedAt && !originalDoc?.deletedAt)
    await refuseHeld(req, originalDoc.id)
  return data
}

/** A hook and no field's `validate`: that one is skipped while the panel hides the field. */
export const keepResultToMatch: CollectionBeforeChangeHook<Event> = ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data } as Event
  const facts = ({ type, startsAt, result }: Event) =>
    JSON.stringify([type, startsAt, result?.own, result?.their])
  if (originalDoc && facts(originalDoc) === facts(after)) return data
  const message = resultFits(after, after.result, new Date())
  if (message === true) return data
  throw new ValidationError({ collection: 'events', errors: [{ message, path: 'result' }] }, req.t)
}
