import { type CollectionAfterChangeHook, type GlobalAfterChangeHook, type PayloadRequest } from 'payload'
import { type AfterBulkChange, isInBulk, type RowChange } from '@/fields/with-hooks'
import type { Event } from '@/payload-types'
import { planAllReminders, planReminders } from './commands'
import { asksUntil } from './rules'

/** Plans the reminders of events that begin or cease to ask, or ask until another moment. */
async function planChanged(req: PayloadRequest, changes: readonly RowChange<Event>[]): Promise<void> {
  const until = (event: Event | undefined) => (event ? asksUntil(event) : null)
  const changed = changes.filter(({ before, after }) => until(before) !== until(after))
  await planReminders(
    req,
    changed.map(({ after }) => after),
  )
}

/** After a change of one event. */
export const planEventReminders: CollectionAfterChangeHook<Event> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (!isInBulk(req))
    await planChanged(req, [{ before: operation === 'create' ? undefined : previousDoc, after: doc }])
  return doc
}

/** After a change of many events. */
export const planManyReminders: AfterBulkChange<Event> = planChanged

/** When the club changes how early it reminds. */
export const replanReminders: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (JSON.stringify(doc?.reminders) !== JSON.stringify(previousDoc?.reminders)) await planAllReminders(req)
  return doc
}
