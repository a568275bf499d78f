import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, FieldHook } from 'payload'
import { idOf } from '@/lib/reference'
import { updateRows } from '@/db/update-rows'
import type { Attendance, Event } from '@/payload-types'

/** A row created through Payload gets the start of its event, as rows of a sheet do. */
export const copyStartFromEvent: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
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

/** When an event is moved, its rows get the new start. */
export const copyMovedStart: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.startsAt !== previousDoc?.startsAt)
    await updateRows(req, 'attendances', ['event', doc.id], { startsAt: doc.startsAt })
  return doc
}

/** How late somebody came is kept with the status „late“ only. */
export const onlyOfLate: FieldHook<Attendance, Attendance['lateMinutes']> = ({ siblingData, value }) =>
  siblingData.status === 'late' ? value : null
