import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { conflict, forbidden } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { changeEvents, type EventChange } from '../changes/commands'
import { updateEvent } from '../commands'
import { NOT_CANCELLED } from '../rules'
import type { EventInput } from '../schema'
import { changeableIds, eventAndFollowing, seriesEvent, idsWithAttendance } from './queries'
import { type Columns, changesForFollowing } from './rules'
import type { FollowingView, ChangedCounts } from './schema'

type Cancelled = NonNullable<Event['cancelled']>

/**
 * Writes the cancellation of every event of the series from here on that `change` gives another one, and that the
 * caller may change. What lies in the trash goes along, so that it comes back as its series stands; it is not counted.
 */
async function changeCancellation(
  req: PayloadRequest,
  id: string,
  change: (first: Event) => (event: Event) => Cancelled | undefined,
): Promise<ChangedCounts> {
  return inTransaction(req, async () => {
    const first = await seriesEvent(req, id)
    if (!(await canAccessRow(req, 'events', 'update', id))) throw forbidden()
    const wanted = change(first)
    const events = (await eventAndFollowing(req, first, true)).flatMap((event) => {
      const cancelled = wanted(event)
      return cancelled ? [{ event, cancelled }] : []
    })
    const mine = await changeableIds(
      req,
      events.map(({ event }) => event),
    )
    const changed = events.filter(({ event }) => mine.has(event.id))
    await changeEvents(
      req,
      changed.map(({ event, cancelled }) => ({ event, data: { cancelled } })),
    )
    // An event called off before only joins the others: nothing happens to it now.
    const counted = events.filter(
      ({ event, cancelled }) => !event.deletedAt && Boolean(event.cancelled?.at) !== Boolean(cancelled.at),
    )
    const count = counted.filter(({ event }) => mine.has(event.id)).length
    return { count, skipped: counted.length - count }
  })
}

/** Calls off an event and all of its series that follow and still stand. Done again it changes nothing. */
export const cancelFollowing = (req: PayloadRequest, id: string, reason: string): Promise<ChangedCounts> =>
  changeCancellation(req, id, ({ cancelled: known }) => {
    const together = known?.together ?? randomUUID()
    const at = new Date().toISOString()
    return ({ id: each, cancelled }) => {
      if (!cancelled?.at) return { at, reason, together }
      return each === id && !cancelled.together ? { ...cancelled, together } : undefined
    }
  })

/** Takes back what was called off together with this event; what was called off by another act stays so. */
export const resumeFollowing = (req: PayloadRequest, id: string): Promise<ChangedCounts> =>
  changeCancellation(req, id, ({ cancelled: known }) => {
    if (!known?.at) throw conflict('Udalosť už platí.')
    return ({ id: each, cancelled }) => {
      const shared = Boolean(known.together) && cancelled?.together === known.together
      return cancelled?.at && (each === id || shared) ? NOT_CANCELLED : undefined
    }
  })

/**
 * Changes an event from the state the editor saw, and all of its series that follow in the same keys. What has begun,
 * what has attendance, and what somebody changed by itself stays (`kept`), and so does what the caller may not change
 * (`skipped`).
 */
export async function updateFollowing(
  req: PayloadRequest,
  id: string,
  seen: string,
  draft: Partial<EventInput>,
): Promise<FollowingView> {
  return inTransaction(req, async () => {
    const before = await seriesEvent(req, id)
    if (Date.parse(before.startsAt) <= Date.now())
      throw conflict('Udalosť sa už začala. Zmeniť možno len ju samotnú.')
    const event = await updateEvent(req, id, seen, draft)
    const followers = (await eventAndFollowing(req, before, false)).filter((row) => row.id !== id)
    const mine = await changeableIds(req, followers)
    const docs = followers.filter((row) => mine.has(row.id))
    const held = await idsWithAttendance(
      req,
      docs.map((row) => row.id),
    )
    const changes: EventChange[] = []
    let kept = 0
    for (const row of docs) {
      const { data, own } = changesForFollowing(
        draft,
        before as unknown as Columns,
        row as unknown as Columns,
      )
      if (own || held.has(row.id)) kept += 1
      if (!held.has(row.id) && Object.keys(data).length > 0) changes.push({ event: row, data })
    }
    await changeEvents(req, changes)
    return { event, count: 1 + changes.length, kept, skipped: followers.length - docs.length }
  })
}
