import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { type AfterBulkChange, isInBulk, type RowChange } from '@/fields/with-hooks'
import type { Event } from '@/payload-types'
import { noteChanges } from '../notices/commands'
import { tellDeleted } from './commands'
import { eventSnapshot, eventTelling, isPast } from '../event-changes/rules'

/** Notes changes of events whose families are to be told; what has begun, and what nobody sees, is left out. */
async function noteEvents(req: PayloadRequest, changes: readonly RowChange<Event>[]): Promise<void> {
  const now = new Date()
  const seen = changes.flatMap(({ before, after }) => {
    const change = { subject: after.id, before: eventSnapshot(before), after: eventSnapshot(after) }
    return isPast(change.before, change.after, now) ? [] : [change]
  })
  await noteChanges(req, 'event', eventTelling, seen, now)
}

/** After a change of one event. */
export const noteEvent: CollectionAfterChangeHook<Event> = async ({ doc, previousDoc, operation, req }) => {
  if (!isInBulk(req))
    await noteEvents(req, [{ before: operation === 'create' ? undefined : previousDoc, after: doc }])
  return doc
}

/** After a change of many events in one act, which are told together. */
export const noteManyEvents: AfterBulkChange<Event> = noteEvents

/** Before one event is deleted for good, and with it its invitations. */
export const tellDeletedEvent: CollectionBeforeDeleteHook = ({ id, req }) => tellDeleted(req, String(id))
