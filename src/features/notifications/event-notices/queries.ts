import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { EventType } from '../../events/labels'
import { clubShortName } from '../../events/queries'
import { eventTitle } from '../../events/rules'

/** An event with its title and the names of its categories by id; those in the trash too. */
export interface TitledEvent {
  row: Event
  title: string
  categories: Named[]
}

/** Events by id, as messages name them. Without access control: whoever is told is invited. */
export async function titledEvents(req: PayloadRequest, ids: string[]): Promise<Map<string, TitledEvent>> {
  const { db } = req.payload
  const all = { limit: 0, pagination: false, req } as const
  const { docs } = await db.find<Event>({ collection: 'events', where: { id: { in: ids } }, ...all })
  const { docs: named } = await db.find<Named>({
    collection: 'categories',
    where: { id: { in: [...new Set(docs.flatMap(({ categories }) => idsOf(categories)))] } },
    select: { name: true },
    ...all,
  })
  const names = new Map(named.map(({ id, name }) => [id, { id, name }]))
  const club = await clubShortName(req)
  return new Map(
    docs.map((row) => {
      const categories = idsOf(row.categories).flatMap((id) => names.get(id) ?? [])
      const title = eventTitle(
        { ...row, type: row.type as EventType },
        club,
        categories.map(({ name }) => name),
      )
      return [row.id, { row, title, categories }]
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
