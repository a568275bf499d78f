import type { PayloadRequest } from 'payload'
import { placeView } from '@/features/club/places/views'
import { storedPlaces } from '@/features/club/places/queries'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import type { Notice } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { awaitsInvitations, titledEvents } from '../event-notices/queries'
import type { Teller } from '../notices/commands'
import { snapshotIn } from '../notices/queries'
import { notedMoment, URGENT_WITHIN_MS } from '../notices/rules'
import { placeWords, type ToldPlace } from './labels'
import { changesOf, groupsOf, type PlacedEvent } from './queries'
import { closureFor, type NewsGroup, placeSnapshot, type PlaceSnapshot } from './rules'

/** How long the telling waits while the invitations of an event are still being written. */
const INVITING_MS = 30_000

/** What the people of events are told of their places, by event; the events are those it concerns. */
export interface ToldPlaces {
  told: Map<string, ToldPlace>
  events: Map<string, PlacedEvent>
}

/** What notices of places tell, without the titles of the events. */
export async function toldPlaces(
  req: PayloadRequest,
  notices: readonly Notice[],
  now: Date,
): Promise<ToldPlaces> {
  const places = new Map((await storedPlaces(req)).map((place) => [place.id, placeView(place)]))
  const told = new Map<string, ToldPlace>()
  const events = new Map<string, PlacedEvent>()
  for (const notice of notices) {
    const place = places.get(notice.subject)
    const before = snapshotIn(notice) as PlaceSnapshot | null
    if (!place || !before) continue
    const after = placeSnapshot(place, dayOf(now))
    for (const { event, news } of await changesOf(
      req,
      before,
      after,
      notedMoment(new Date(notice.firstAt), now),
    )) {
      events.set(event.id, event)
      const closure = news === 'closed' ? closureFor(event, place) : undefined
      told.set(event.id, { news, place: place.name, closure, event: { title: '', startsAt: event.startsAt } })
    }
  }
  return { told, events }
}

/** Tells families and trainers of events whose place was closed or is open again; each household once. */
export const tellPlaces: Teller = async (req, notices, now) => {
  const until = new Date(now.getTime() + INVITING_MS)
  const { told, events } = await toldPlaces(req, notices, now)
  const ids = [...events.keys()]
  if (await awaitsInvitations(req, ids)) return new Map(notices.map(({ id }) => [id, until]))
  const titles = await titledEvents(req, ids)
  for (const [id, each] of told) each.event.title = titles.get(id)?.title ?? ''
  const groups = await groupsOf(req, [...events.values()])
  const by = idOf(notices[0]?.by) ?? null
  await announce(
    req,
    groups.map((group) => announcementOf(group, told, { by, now })),
  )
}

function announcementOf(
  { people, isStaff, news: events }: NewsGroup,
  told: ReadonlyMap<string, ToldPlace>,
  { by, now }: { by: string | null; now: Date },
): Announcement {
  const parts = events.map((id) => told.get(id)!)
  const [only] = events.length === 1 ? events : []
  const page = only ? href('playerEvent', { id: only }) : href('playerEvents')
  return {
    kind: 'changes',
    ...placeWords(parts, isStaff),
    url: isStaff ? href('events') : page,
    urgent: parts.some(({ event }) => Date.parse(event.startsAt) - now.getTime() <= URGENT_WITHIN_MS),
    ...(only ? { event: only } : {}),
    audience: { kind: 'users', users: people },
    by,
  }
}
