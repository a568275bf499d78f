import type { PayloadRequest } from 'payload'
import type { Notice } from '@/payload-types'
import type { Announcement } from '../automatic/rules'
import { tellEvents } from '../event-notices/commands'
import { titledEvents } from '../event-notices/queries'
import type { ToldPart } from '../event-notices/rules'
import { guardiansOfMinors } from '../people/queries'
import { dropNotices, type Teller } from '../notices/commands'
import { tellPlaces, toldPlaces } from '../place-notices/commands'
import { concernedBy } from '../place-notices/queries'
import { isToldWithEvents, placeNoticesWith } from './queries'
import { type ActPart, actAnnouncement, familiesOf } from './rules'

/** The parts of the events that stay at a place an act has closed or opened: of what it did not tell otherwise. */
async function placeParts(
  req: PayloadRequest,
  notices: readonly Notice[],
  known: ReadonlySet<string>,
  now: Date,
): Promise<ActPart[]> {
  const { told, events } = await toldPlaces(req, notices, now)
  const some = [...events.values()].filter(({ id }) => !known.has(id))
  if (some.length === 0) return []
  const ids = some.map(({ id }) => id)
  const titles = await titledEvents(req, ids)
  const { players, leaders } = await concernedBy(req, some)
  return ids.flatMap((id): ActPart[] => {
    const place = {
      ...told.get(id)!,
      id,
      event: { ...told.get(id)!.event, title: titles.get(id)?.title ?? '' },
    }
    return [
      { people: players.get(id) ?? [], place },
      { people: leaders.get(id) ?? [], staff: 'trainer', place },
    ]
  })
}

/** The messages of an act at a closed place: what it did to events and to the place, each family once. */
async function actAnnouncements(
  req: PayloadRequest,
  { families, leaders, places }: { families: ToldPart[]; leaders: ToldPart[]; places: readonly Notice[] },
  { by, now }: { by: string | null; now: Date },
): Promise<Announcement[]> {
  const known = new Set([...families, ...leaders].map(({ event }) => event))
  const own = await placeParts(req, places, known, now)
  const parts: ActPart[] = [
    ...families.map((event) => ({ people: event.people, event })),
    ...leaders.map((event) => ({ people: event.people, staff: event.staff, event })),
    ...own,
  ]
  const guardians = await guardiansOfMinors(
    req,
    parts.flatMap(({ people, staff }) => (staff ? [] : people)),
  )
  const read = readersByPlace(own, guardians)
  return familiesOf(
    parts.map((part) =>
      part.staff && part.place
        ? {
            ...part,
            people: part.people.filter((one) => one !== by && !read.has(`${one} ${part.place!.id}`)),
          }
        : part,
    ),
    guardians,
  ).map((group) => actAnnouncement(group, by, now))
}

/** Who reads of a place as a family, „person event“: they are not told again because they lead. */
const readersByPlace = (
  parts: readonly ActPart[],
  guardians: ReadonlyMap<string, readonly string[]>,
): Set<string> =>
  new Set(
    parts.flatMap(({ people, staff, place }) =>
      staff
        ? []
        : people.flatMap((player) =>
            [player, ...(guardians.get(player) ?? [])].map((reader) => `${reader} ${place!.id}`),
          ),
    ),
  )

/** How long what an act did to a place waits for what it did to events: it is told with these. */
const WITH_EVENTS_MS = 30_000

/** Tells what happened to events; of an act at a closed place together with what it did to the place. */
export const tellEventsOfAct: Teller = async (req, notices, now) => {
  const places = await placeNoticesWith(req, notices)
  if (!places) return tellEvents(req, notices, now)
  let isTold = false
  const kept = await tellEvents(req, notices, now, async (parts, by) => {
    isTold = true
    return actAnnouncements(req, { ...parts, places }, { by, now })
  })
  if (isTold)
    await dropNotices(
      req,
      places.map(({ id }) => id),
    )
  return kept
}

/** Tells what happened to places, unless it is told with the events of the same act. */
export const tellPlacesOfAct: Teller = async (req, notices, now) => {
  const until = new Date(now.getTime() + WITH_EVENTS_MS)
  if (await isToldWithEvents(req, notices)) return new Map(notices.map(({ id }) => [id, until]))
  return tellPlaces(req, notices, now)
}
