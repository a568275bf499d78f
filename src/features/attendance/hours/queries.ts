import type { PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { isAdmin } from '@/access/roles'
import { ownSide, within } from '@/features/events/queries'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { Event, User } from '@/payload-types'
import { minutesOf } from '../rules'
import { eventRef } from '../views'
import type { LedSessionView, TrainerHoursView } from './views'

async function trainerOf(req: PayloadRequest, id: string): Promise<User> {
  const found = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const isSelf = req.user?.id === id
  if (!found || found.role === 'player' || !(isSelf || isAdmin(req))) throw notFound('Tréner už neexistuje.')
  return found
}

/**
 * What a trainer led or stood in for, up to now, this season without dates: counted once per event, under the
 * first of its categories that is their own, else its first. Called-off events do not count.
 */
export async function trainerHours(
  req: PayloadRequest,
  id: string,
  { from, to }: { from?: string; to?: string },
): Promise<TrainerHoursView> {
  const trainer = await trainerOf(req, id)
  const now = new Date()
  const { docs } = await req.payload.find({
    collection: 'events',
    where: {
      and: [
        ...within(from, to, now),
        { startsAt: { less_than_equal: now.toISOString() } },
        { 'cancelled.at': { exists: false } },
        { or: [{ trainers: { in: [id] } }, { substitute: { equals: id } }] },
      ],
    },
    sort: ['startsAt', 'id'],
    populate: { categories: { name: true }, users: { name: true } },
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const club = await ownSide(req)
  const own = idsOf(trainer.categories)
  const sessions = docs.flatMap((event) => ledSession(event, id, own, club))
  return {
    trainer: { id, name: trainer.name ?? '' },
    months: perMonth(sessions),
    sessions,
    total: { sessions: sessions.length, hours: hoursOf(sessions) },
  }
}

function ledSession(event: Event, trainer: string, own: string[], club: string): LedSessionView[] {
  const ref = eventRef(event, club)
  const category = ref.categories.find(({ id }) => own.includes(id)) ?? ref.categories[0]
  const substituted = idOf(event.substitute) === trainer
  // Somebody else stood in: the hours are theirs.
  if (!category || (event.substitute && !substituted)) return []
  return [{ event: ref, category, minutes: minutesOf(event), substituted }]
}

const hoursOf = (sessions: LedSessionView[]): number =>
  Math.round((sessions.reduce((sum, { minutes }) => sum + minutes, 0) / 60) * 100) / 100

function perMonth(sessions: LedSessionView[]): TrainerHoursView['months'] {
  const groups = new Map<string, LedSessionView[]>()
  for (const session of sessions) {
    const key = `${dayOf(session.event.startsAt).slice(0, 7)} ${session.category.id}`
    groups.set(key, [...(groups.get(key) ?? []), session])
  }
  return [...groups].map(([key, group]) => ({
    month: key.slice(0, 7),
    category: group[0]!.category,
    sessions: group.length,
    hours: hoursOf(group),
  }))
}

/** The same of every trainer, and of every admin who led something, by name; for the office. */
export async function hoursOfAll(
  req: PayloadRequest,
  time: { from?: string; to?: string },
): Promise<TrainerHoursView[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['trainer', 'admin'] } },
    select: { role: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const all: TrainerHoursView[] = []
  for (const { id, role } of docs) {
    const hours = await trainerHours(req, id, time)
    if (role === 'trainer' || hours.sessions.length > 0) all.push(hours)
  }
  return all
}
