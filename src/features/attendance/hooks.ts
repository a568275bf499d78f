import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { idOf } from '@/lib/reference'
import { updateRows } from '@/db/update-rows'
import type { Event } from '@/payload-types'

/** A row made by hand repeats the start of its event, as those of a sheet do. */
export const takeStartFromEvent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  const event = await req.payload.findByID({
    collection: 'events',
    id: idOf(data.event) ?? '',
    select: { startsAt: true },
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return event ? { ...data, startsAt: event.startsAt } : data
}

/** Attendance moves with its event, also into another season. */
export const moveWithEvent: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.startsAt !== previousDoc?.startsAt)
    await updateRows(req, 'attendances', ['event', doc.id], { startsAt: doc.startsAt })
  return doc
}
