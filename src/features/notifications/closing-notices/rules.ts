import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Announcement } from '../automatic/rules'
import { eventWords, manyEventsWords } from '../event-notices/labels'
import { announcementOf, type ToldPart } from '../event-notices/rules'
import { URGENT_WITHIN_MS } from '../notices/rules'
import { placeWords, type ToldPlace } from '../place-notices/labels'

/** What somebody is told of one event of an act: what happened to it, or that its place is closed or open. */
export interface ActPart {
  /** The players whose families are told, or who leads it. */
  people: readonly string[]
  staff?: 'trainer' | 'office'
  event?: ToldPart
  place?: ToldPlace & { id: string }
}

/** Whom one message of an act is for, and what it tells. */
export interface ActGroup {
  people: string[]
  parts: ActPart[]
}

/**
 * The messages of one act: one for each family, with everything that concerns it. Children who share a guardian are of one
 * family, and so are theirs; families that are told the same share a message. Who leads has one of their own.
 */
export function familiesOf(
  parts: readonly ActPart[],
  guardians: ReadonlyMap<string, readonly string[]>,
): ActGroup[] {
  const parents = new Map<string, string>()
  const rootOf = (person: string): string => {
    let root = person
    while (parents.get(root) !== undefined) root = parents.get(root)!
    return root
  }
  const join = (one: string, other: string) => {
    const [a, b] = [rootOf(one), rootOf(other)]
    if (a !== b) parents.set(a, b)
  }
  for (const { people, staff } of parts)
    if (!staff)
      for (const player of people) for (const each of guardians.get(player) ?? []) join(player, each)
  const told = new Map<string, { people: Set<string>; parts: Set<number> }>()
  parts.forEach(({ people, staff }, at) => {
    for (const person of people) {
      const key = staff ? `${staff} ${person}` : rootOf(person)
      const own = told.get(key) ?? { people: new Set(), parts: new Set() }
      own.people.add(person)
      own.parts.add(at)
      told.set(key, own)
    }
  })
  const groups = new Map<string, ActGroup>()
  for (const { people, parts: own } of told.values()) {
    const indexes = [...own].sort((a, b) => a - b)
    const some = indexes.map((at) => parts[at]!)
    const key = indexes.join()
    groups.set(key, { people: [...(groups.get(key)?.people ?? []), ...people], parts: some })
  }
  return [...groups.values()]
}

const eventsIn = (parts: readonly ActPart[]): ToldPart[] => parts.flatMap(({ event }) => event ?? [])
const placesIn = (parts: readonly ActPart[]) => parts.flatMap(({ place }) => place ?? [])

/** Title and text of what happened in the same way. */
const sectionOf = (some: readonly ToldPart[]): { title: string; body: string } =>
  some.length === 1
    ? eventWords(some[0]!.telling)
    : manyEventsWords(
        some.map(({ telling }) => telling),
        [...new Set(some.map(({ who }) => who))].join(', '),
      )

/** The message of one group: the usual one where all is of one kind, else a paragraph for each. */
export function actAnnouncement({ people, parts }: ActGroup, by: string | null, now: Date): Announcement {
  const [events, places] = [eventsIn(parts), placesIn(parts)]
  const staff = parts.find((part) => part.staff)?.staff
  const kinds = [...new Set(events.map(({ telling }) => telling.kind))]
  const sections = [
    ...kinds.map((kind) => sectionOf(events.filter(({ telling }) => telling.kind === kind))),
    ...(places.length > 0 ? [placeWords(places, staff !== undefined)] : []),
  ]
  const isSoon = places.some(({ event }) => Date.parse(event.startsAt) - now.getTime() <= URGENT_WITHIN_MS)
  const audience = { kind: 'users' as const, users: people }
  if (places.length === 0 && events.length === 1) return { ...announcementOf(events, by), audience }
  const [only] = sections.length === 1 ? sections : []
  return {
    kind: 'changes',
    title: only?.title ?? `Zmeny: ${counted(parts.length, ['udalosť', 'udalosti', 'udalostí'])}`,
    body: only?.body ?? sections.map(({ title, body }) => `${title}\n${body}`).join('\n\n'),
    url: staff ? href('events') : href('playerEvents'),
    urgent: isSoon || events.some(({ urgent }) => urgent),
    events: events.map(({ event }) => event),
    audience,
    by,
  }
}
