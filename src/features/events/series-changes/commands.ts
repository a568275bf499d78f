import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { changeEvents } from '../changes/commands'
import { updateEvent } from '../commands'
import { refuseAttended } from '../guards'
import { NOT_CANCELLED } from '../rules'
import type { EventInput } from '../schema'
import {
  changeableIds,
  eventAndFollowing,
  followingChanges,
  idsWithAttendance,
  removedTogether,
  seriesEvent,
} from './queries'
import type { FollowingView, ChangedCounts, RemovedCounts } from './schema'

type Cancelled = NonNullable<Event['cancelled']>

/**
 * Cancels or resumes an event and the following ones of its series that the caller may change: `change` returns a
 * function of an event that returns its new `cancelled`, or undefined to leave it. Events in the trash change with
 * them, so that they are right when restored, but are not counted. Throws 403 when the caller may not change the event.
 */
async function changeCancellation(
  req: PayloadRequest,
  id: string,
  change: (first: Event) => (event: Event) => Cancelled | undefined,
): Promise<ChangedCounts> {
  return inTransaction(req, async () => {
    const first = await seriesEvent(req, id)
    if (!(await canAccessRow(req, 'events', 'update', id))) throw forbidden()
    const newCancellation = change(first)
    const events = (await eventAndFollowing(req, first, true)).flatMap((event) => {
      const cancelled = newCancellation(event)
      return cancelled ? [{ event, cancelled }] : []
    })
    const allowed = await changeableIds(
      req,
      events.map(({ event }) => event),
    )
    const changed = events.filter(({ event }) => allowed.has(event.id))
    await changeEvents(
      req,
      changed.map(({ event, cancelled }) => ({ event, data: { cancelled } })),
    )
    // An event that was cancelled before only joins the others: it is not counted.
    const counted = events.filter(
      ({ event, cancelled }) => !event.deletedAt && Boolean(event.cancelled?.at) !== Boolean(cancelled.at),
    )
    const count = counted.filter(({ event }) => allowed.has(event.id)).length
    return { count, skipped: counted.length - count }
  })
}

/** Cancels an event and the following ones of its series that are not cancelled yet. */
export const cancelFollowing = (req: PayloadRequest, id: string, reason: string): Promise<ChangedCounts> =>
  changeCancellation(req, id, ({ cancelled: first }) => {
    const together = first?.together ?? randomUUID()
    const at = new Date().toISOString()
    return ({ id: eventId, cancelled }) => {
      if (!cancelled?.at) return { at, reason, together }
      return eventId === id && !cancelled.together ? { ...cancelled, together } : undefined
    }
  })

/** Resumes the events that were cancelled together with this one; those cancelled separately stay cancelled. */
export const resumeFollowing = (req: PayloadRequest, id: string): Promise<ChangedCounts> =>
  changeCancellation(req, id, ({ cancelled: first }) => {
    if (!first?.at) throw conflict('Udalosť už platí.')
    return ({ id: eventId, cancelled }) => {
      const shared = Boolean(first.together) && cancelled?.together === first.together
      return cancelled?.at && (eventId === id || shared) ? NOT_CANCELLED : undefined
    }
  })

/**
 * Changes an event and, in the same keys, the following ones of its series. Columns of an event that were changed
 * separately, and events with attendance, stay as they are (`kept`), and so do events the caller may not change
 * (`skipped`). 409 when the event has begun, or was changed after `seen`.
 */
export async function updateFollowing(
  req: PayloadRequest,
  id: string,
  seen: string,
  input: Partial<EventInput>,
): Promise<FollowingView> {
  return inTransaction(req, async () => {
    const before = await seriesEvent(req, id)
    if (Date.parse(before.startsAt) <= Date.now())
      throw conflict('Udalosť sa už začala. Zmeniť možno len ju samotnú.')
    const event = await updateEvent(req, id, seen, input)
    const { changes, kept, skipped } = await followingChanges(req, before, input)
    await changeEvents(req, changes)
    return { event, count: 1 + changes.length, kept, skipped }
  })
}

/**
 * Puts an event and the following ones of its series into the trash, at one moment by which they come back together. Those with
 * attendance stay (`kept`); 409 when the event itself has it, as when it is deleted alone.
 */
export const trashFollowing = (req: PayloadRequest, id: string): Promise<RemovedCounts> =>
  inTransaction(req, async () => {
    const first = await seriesEvent(req, id)
    if (!(await canAccessRow(req, 'events', 'update', id))) throw forbidden()
    await refuseAttended(req, id)
    const events = await eventAndFollowing(req, first, false)
    const attended = await idsWithAttendance(
      req,
      events.map((event) => event.id),
    )
    const removed = events.filter((event) => !attended.has(event.id))
    const deletedAt = new Date().toISOString()
    await changeEvents(
      req,
      removed.map((event) => ({ event, data: { deletedAt } })),
    )
    return { count: removed.length, kept: events.length - removed.length }
  })

/** Restores the events of a series that were put into the trash together with this one. */
export const restoreFollowing = (req: PayloadRequest, id: string): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const events = await removedTogether(req, id)
    if (events.length === 0) throw notFound('Udalosť už v\u00a0koši nie je.')
    await changeEvents(
      req,
      events.map((event) => ({ event, data: { deletedAt: null } })),
    )
    return { count: events.length }
  })
