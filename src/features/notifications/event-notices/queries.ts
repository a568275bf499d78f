import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { eventsBeingInvited } from '@/features/participants/invitation-jobs/queries'
import { activePlayers } from '@/features/participants/invitations/queries'
import { playersWhere } from '@/features/users/access'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { EventType } from '../../events/labels'
import { clubShortName } from '../../events/queries'
import { eventTitle } from '../../events/rules'

/** An event with its title; one in the trash too. */
export interface TitledEvent {
  row: Event
  title: string
  /** The title it has with other categories, and their names. */
  of: (categories: unknown) => { title: string; names: string }
}

/**
 * Events by id, as messages name them, and with other categories beside their own. Without access control: whoever is
 * told is invited.
 */
export async function titledEvents(
  req: PayloadRequest,
  ids: string[],
  others: readonly string[] = [],
): Promise<Map<string, TitledEvent>> {
  const { db } = req.payload
  const all = { limit: 0, pagination: false, req } as const
  const { docs } = await db.find<Event>({ collection: 'events', where: { id: { in: ids } }, ...all })
  const { docs: named } = await db.find<Named>({
    collection: 'categories',
    where: { id: { in: [...new Set([...others, ...docs.flatMap(({ categories }) => idsOf(categories))])] } },
    select: { name: true },
    ...all,
  })
  const names = new Map(named.map(({ id, name }) => [id, name]))
  const club = await clubShortName(req)
  return new Map(
    docs.map((row) => {
      const of = (categories: unknown) => {
        const own = idsOf(categories).flatMap((id) => names.get(id) ?? [])
        return {
          title: eventTitle({ ...row, type: row.type as EventType }, club, own),
          names: own.join(', '),
        }
      }
      return [row.id, { row, title: of(row.categories).title, of }]
    }),
  )
}

/** The players invited to these events, and through which category. */
export async function invitedPlayers(
  req: PayloadRequest,
  events: string[],
): Promise<{ event: string; player: string; category: string }[]> {
  const rows = await aggregate(req, 'participants', {
    where: { event: { in: events } },
    by: ['id', 'event', 'player', 'category'],
  })
  return rows.map(({ event, player, category }) => ({
    event: String(event),
    player: String(player),
    category: String(category ?? ''),
  }))
}

/** Whether a job still writes the invitations of one of these events: families it has not reached would not be told. */
export async function awaitsInvitations(req: PayloadRequest, events: readonly string[]): Promise<boolean> {
  const waiting = await eventsBeingInvited(req)
  return events.some((id) => waiting.has(id))
}

/**
 * The players whose families an event concerns through some of its categories. Through one it has lost these are the
 * players of the category whom it does not invite through another, and those who answered, whose row stays.
 */
export async function concernedPlayers(
  req: PayloadRequest,
  events: readonly { event: string; categories: readonly string[]; lost: readonly string[] }[],
): Promise<(event: string, isTold: (category: string) => boolean) => string[]> {
  const rows = await invitedPlayers(
    req,
    events.map(({ event }) => event),
  )
  const members = playersWhere([...new Set(events.flatMap(({ lost }) => lost))])
  const former = members ? await activePlayers(req, members) : []
  const byEvent = new Map<string, { player: string; category: string }[]>()
  for (const { event, ...row } of rows) byEvent.set(event, [...(byEvent.get(event) ?? []), row])
  for (const { event, categories, lost } of events) {
    const own = byEvent.get(event) ?? []
    const invited = new Set(
      own.filter(({ category }) => categories.includes(category)).map(({ player }) => player),
    )
    const gone = former.flatMap(({ id, category, secondCategory }) => {
      const through = [category, secondCategory].find((each) => each && lost.includes(each))
      return through && !invited.has(id) ? [{ player: id, category: through }] : []
    })
    byEvent.set(event, [...own, ...gone])
  }
  return (event, isTold) => [
    ...new Set((byEvent.get(event) ?? []).filter((row) => isTold(row.category)).map(({ player }) => player)),
  ]
}
