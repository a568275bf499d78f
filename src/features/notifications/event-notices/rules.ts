import { href } from '@/lib/routes'
import { staffPageOf } from '../../events/rules'
import type { Announcement } from '../automatic/rules'
import type { EarlierTelling } from '../event-changes/labels'
import {
  eventDifference,
  type EventSnapshot,
  isPast,
  isUpcoming,
  isUrgentChange,
} from '../event-changes/rules'
import { type EventTelling, eventWords, manyEventsWords } from './labels'
import type { TitledEvent } from './queries'

/** What families know of an event, what it is now, and since when that is so. */
export interface EventChange {
  event: TitledEvent
  before: EventSnapshot | null
  after: EventSnapshot
  moment: Date
  /** What families were told of it lately, which this replaces. */
  earlier?: EarlierTelling
}

/** What one event's people are told, and who they are. */
export interface ToldPart {
  telling: EventTelling
  event: string
  /** Whether a mail may have links that answer it. */
  isAsking: boolean
  /** Whether its page opens for those who are told. */
  hasPage: boolean
  who: string
  /** The players whose families are told, or who leads it. */
  people: string[]
  urgent: boolean
  /** Of those who are told because they lead it, whether their own page of it is the office's. */
  staff?: 'trainer' | 'office'
}

/** What the families of an event are told: of the change, that it concerns them now, or that it does not any more. */
export function familyParts(
  { event, before, after, moment, earlier }: EventChange,
  playersOf: (event: string, isTold: (category: string) => boolean) => string[],
): ToldPart[] {
  const difference = eventDifference(before, after)
  if (!difference || isPast(before, after, moment)) return []
  const { kind, gained, lost } = difference
  const urgent = isUrgentChange(before, after, moment)
  const { row } = event
  const part = (told: EventTelling['kind'], some: readonly string[], isKept = false): ToldPart[] => {
    // Of what does not take place, or does not concern them any more, families know what they were told last.
    const seen = told === 'lost' || told === 'cancelled' ? { ...row, ...before! } : row
    const { title } = event.of(seen.categories as string[])
    const facts = { ...seen, title, cancelled: row.cancelled }
    const telling = { kind: told, event: facts, before, after, ...(isKept && earlier && { earlier }) }
    const people = playersOf(row.id, (category) => some.includes(category))
    const isAsking = told !== 'lost'
    const hasPage = isAsking && !row.deletedAt
    const part = { telling, event: row.id, isAsking, hasPage, who: event.of(some).names, people }
    return people.length > 0 ? [{ ...part, urgent: urgent && told !== 'new' }] : []
  }
  const kept = after.categories.filter((id) => !gained.includes(id))
  return [
    ...(kind === 'none' ? [] : part(kind, kept, true)),
    ...(gained.length > 0 && isUpcoming(after, moment) ? part('new', gained) : []),
    ...(lost.length > 0 && isUpcoming(before, moment) ? part('lost', lost) : []),
  ]
}

/** The same without what families are asked, which says nothing to who leads. */
const unasked = <Known extends EventSnapshot | null>(snapshot: Known): Known =>
  snapshot && { ...snapshot, answerUntil: null }

/** What who leads an event is told of its change; of its categories nothing, as they are about families. */
export function leaderPart(
  change: EventChange,
  people: string[],
  staff: NonNullable<ToldPart['staff']>,
): ToldPart[] {
  const { event, moment, earlier } = change
  const [before, after] = [unasked(change.before), unasked(change.after)]
  const kind = eventDifference(before, after)?.kind ?? 'none'
  if (people.length === 0 || kind === 'none' || isPast(before, after, moment)) return []
  const facts =
    kind === 'cancelled' ? { ...event.row, ...before!, cancelled: event.row.cancelled } : event.row
  const { title, names } = event.of(after.categories)
  const telling = {
    kind,
    event: { ...facts, title, answerUntil: null },
    before,
    after,
    ...(earlier && { earlier: { ...earlier, origin: unasked(earlier.origin) } }),
  }
  const urgent = kind !== 'new' && isUrgentChange(before, after, moment)
  return [
    {
      telling,
      event: event.row.id,
      isAsking: false,
      hasPage: !event.row.deletedAt,
      who: names,
      people,
      urgent,
      staff,
    },
  ]
}

/** The parts that make one message: what happened in the same way to events of the same categories. */
export function familyGroups(parts: readonly ToldPart[]): ToldPart[][] {
  const groups = new Map<string, ToldPart[]>()
  for (const part of parts) {
    const key = `${part.telling.kind} ${part.who}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  return [...groups.values()]
}

/** The same for leaders: each has one message of what happened in the same way, whatever they lead. */
export function leaderGroups(parts: readonly ToldPart[]): ToldPart[][] {
  const own = new Map<string, ToldPart[]>()
  for (const part of parts)
    for (const leader of part.people) {
      const key = `${part.telling.kind} ${leader}`
      own.set(key, [...(own.get(key) ?? []), { ...part, people: [leader] }])
    }
  const groups = new Map<string, ToldPart[]>()
  for (const some of own.values()) {
    const key = `${some[0]!.telling.kind} ${some[0]!.staff} ${some.map(({ event }) => event).join()}`
    const people = some[0]!.people
    const merged = groups.get(key)?.map((part) => ({ ...part, people: [...part.people, ...people] }))
    groups.set(key, merged ?? some)
  }
  return [...groups.values()]
}

/** The message of parts that are told together. */
export function announcementOf(parts: readonly ToldPart[], by: string | null): Announcement {
  const [first] = parts as [ToldPart]
  const isOne = parts.length === 1
  const words = isOne
    ? eventWords(first.telling)
    : manyEventsWords(
        parts.map(({ telling }) => telling),
        first.who,
      )
  const hasPage = isOne && first.hasPage
  const page = hasPage ? href('playerEvent', { id: first.event }) : href('playerEvents')
  const staffPage = hasPage ? staffPageOf(first.event, first.staff === 'office') : href('events')
  return {
    kind: first.telling.kind === 'new' ? 'events' : 'changes',
    ...words,
    url: first.staff ? staffPage : page,
    urgent: parts.some(({ urgent }) => urgent),
    ...(isOne && first.isAsking ? { event: first.event } : {}),
    events: parts.map(({ event }) => event),
    audience: { kind: 'users', users: [...new Set(parts.flatMap(({ people }) => people))] },
    by,
  }
}
