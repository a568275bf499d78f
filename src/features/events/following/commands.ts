import type { PayloadRequest, Where } from 'payload'
import { conflict, invalid, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { type EventDraft, updateEvent } from '../commands'
import type { StaffEventView } from '../views'
import { type Columns, followerChanges } from './rules'

async function ofSeries(req: PayloadRequest, id: string): Promise<Event & { series: string }> {
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!event) throw notFound('Udalosť už neexistuje.')
  if (!event.series) throw invalid('Táto udalosť sa neopakuje.')
  return { ...event, series: event.series }
}

/** The event and what of its series follows it and has not begun: the past is never touched. */
const fromHere = ({ id, series, startsAt }: Event & { series: string }): Where => ({
  or: [
    { id: { equals: id } },
    {
      and: [
        { series: { equals: series } },
        { startsAt: { greater_than: startsAt } },
        { startsAt: { greater_than: new Date().toISOString() } },
      ],
    },
  ],
})

/** What happens to every event of the series from here on, through their own access and rules: all or none. */
async function changeFromHere(
  req: PayloadRequest,
  id: string,
  change: (event: Event) => { only: Where; cancelled: { at: string | null; reason: string | null } },
): Promise<{ count: number }> {
  return inTransaction(req, async () => {
    const event = await ofSeries(req, id)
    const { only, cancelled } = change(event)
    const { docs, errors } = await req.payload.update({
      collection: 'events',
      where: { and: [fromHere(event), only] },
      data: { cancelled },
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (errors.length > 0) throw invalid(errors[0]!.message)
    return { count: docs.length }
  })
}

/** Calls off an event and all of its series that follow and still stand; answers how many that were. */
export const cancelFollowing = (
  req: PayloadRequest,
  id: string,
  reason: string,
): Promise<{ count: number }> =>
  changeFromHere(req, id, () => ({
    only: { 'cancelled.at': { exists: false } },
    cancelled: { at: new Date().toISOString(), reason },
  }))

/** Takes back what was called off together with this event; what was called off at another time stays so. */
export const resumeFollowing = (req: PayloadRequest, id: string): Promise<{ count: number }> =>
  changeFromHere(req, id, ({ cancelled }) => {
    if (!cancelled?.at) throw conflict('Udalosť už platí.')
    return { only: { 'cancelled.at': { equals: cancelled.at } }, cancelled: { at: null, reason: null } }
  })

/** Ids of events with somebody's presence recorded: what was recorded belongs to the event as it was. */
async function recorded(req: PayloadRequest, events: string[]): Promise<Set<unknown>> {
  const { docs } = await req.payload.find({
    collection: 'attendances',
    where: { event: { in: events } },
    select: { event: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ event }) => event))
}

/**
 * Changes an event from the state the editor saw, and all of its series that follow in the same keys. What has begun,
 * what has attendance, and what somebody changed by itself stays; `kept` says how many such there are.
 */
export async function updateFollowing(
  req: PayloadRequest,
  id: string,
  seen: string,
  draft: EventDraft,
): Promise<{ event: StaffEventView; count: number; kept: number }> {
  return inTransaction(req, async () => {
    const before = await ofSeries(req, id)
    if (Date.parse(before.startsAt) <= Date.now())
      throw conflict('Udalosť sa už začala. Zmeniť možno len ju samotnú.')
    const event = await updateEvent(req, id, seen, draft)
    const { docs } = await req.payload.find({
      collection: 'events',
      where: { and: [fromHere(before), { id: { not_equals: id } }] },
      sort: 'startsAt',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const held = await recorded(
      req,
      docs.map((row) => row.id),
    )
    let count = 1
    let kept = 0
    for (const row of docs) {
      const { data, own } = followerChanges(draft, before as unknown as Columns, row as unknown as Columns)
      const changes = !held.has(row.id) && Object.keys(data).length > 0
      if (own || held.has(row.id)) kept += 1
      if (!changes) continue
      await req.payload.update({
        collection: 'events',
        id: row.id,
        data,
        depth: 0,
        overrideAccess: false,
        req,
      })
      count += 1
    }
    return { event, count, kept }
  })
}
