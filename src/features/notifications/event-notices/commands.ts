import type { PayloadRequest } from 'payload'
import { isQuietAct } from '@/fields/quiet-act'
import { href } from '@/lib/routes'
import { idOf } from '@/lib/reference'
import type { Notice } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { rememberTold } from '../event-changes/commands'
import { toldBefore } from '../event-changes/queries'
import type { EarlierTelling } from '../event-changes/labels'
import {
  eventDifference,
  eventSnapshot,
  type EventSnapshot,
  isPast,
  isUpcoming,
  isUrgentChange,
} from '../event-changes/rules'
import { dropNotices, type Teller } from '../notices/commands'
import { noticesByKey, snapshotIn } from '../notices/queries'
import { eventKey, notedMoment } from '../notices/rules'
import { awaitsInvitations, concernedPlayers, type TitledEvent, titledEvents } from './queries'
import { type EventTelling, eventWords, manyEventsWords } from './labels'

/** What families know of an event, what it is now, and since when that is so. */
interface EventChange {
  event: TitledEvent
  before: EventSnapshot | null
  after: EventSnapshot
  moment: Date
  /** What families were told of it lately, which this replaces. */
  earlier?: EarlierTelling
}

/** What one event's families are told, and the players whose families they are. */
interface ToldPart {
  telling: EventTelling
  event: string
  /** Whether a mail may have links that answer it. */
  isAsking: boolean
  /** Whether its page opens for those who are told. */
  hasPage: boolean
  who: string
  players: string[]
  urgent: boolean
}

/** How long the telling of events waits whose invitations are still being written. */
const INVITING_MS = 30_000

/** Tells the families of the invited players what happened to the events of one act; a hidden one waits to be shown. */
export const tellEvents: Teller = async (req, notices, now) => {
  const ids = notices.map(({ subject }) => subject)
  if (await awaitsInvitations(req, ids))
    return new Map(notices.map(({ id }) => [id, new Date(now.getTime() + INVITING_MS)]))
  const known = new Map(notices.map((notice) => [notice.id, snapshotIn(notice) as EventSnapshot | null]))
  const events = await titledEvents(
    req,
    ids,
    [...known.values()].flatMap((before) => before?.categories ?? []),
  )
  const changes = notices.flatMap((notice) => {
    const event = events.get(notice.subject)
    const after = eventSnapshot(event?.row)
    if (!event || !after) return []
    return [
      { event, before: known.get(notice.id)!, after, moment: notedMoment(new Date(notice.firstAt), now) },
    ]
  })
  await announceChanges(req, changes, idOf(notices[0]?.by) ?? null, { now })
  return hiddenOnes(notices, events, now)
}

/** The notices of events that are hidden, until these begin: what families knew of them is needed when they are shown. */
const hiddenOnes = (
  notices: readonly Notice[],
  events: ReadonlyMap<string, TitledEvent>,
  now: Date,
): Map<string, Date> =>
  new Map(
    notices.flatMap(({ id, subject }) => {
      const row = events.get(subject)?.row
      const startsAt = new Date(row?.startsAt ?? 0)
      return row && !eventSnapshot(row) && startsAt > now ? [[id, startsAt] as const] : []
    }),
  )

/** Tells at once that an event is cancelled which is about to be deleted for good: afterwards nobody knows whom it invited. */
export async function tellDeleted(req: PayloadRequest, id: string, now = new Date()): Promise<void> {
  const notice = (await noticesByKey(req, [eventKey(id)])).get(eventKey(id))
  if (notice) await dropNotices(req, [notice.id])
  if (isQuietAct(req)) return
  const event = (await titledEvents(req, [id])).get(id)
  const shown = eventSnapshot(event?.row)
  const before = notice ? (snapshotIn(notice) as EventSnapshot | null) : shown
  // One that families know nothing of, or that was told when it was put into the trash, is deleted silently.
  if (!event || !before || before.cancelled || isPast(before, shown, now)) return
  const after = { ...(shown ?? before), cancelled: true }
  await announceChanges(req, [{ event, before, after, moment: now }], req.user?.id ?? null, {
    now,
    isGone: true,
  })
}

async function announceChanges(
  req: PayloadRequest,
  noted: readonly EventChange[],
  by: string | null,
  { now, isGone = false }: { now: Date; isGone?: boolean },
): Promise<void> {
  const ids = noted.map(({ event }) => event.row.id)
  const told = await toldBefore(req, ids, now)
  const changes = noted.map((change) => ({ ...change, earlier: told.get(change.event.row.id) }))
  const players = await concernedPlayers(
    req,
    changes.map(({ event, before, after }) => ({
      event: event.row.id,
      categories: after.categories,
      lost: eventDifference(before, after)?.lost ?? [],
    })),
  )
  const groups = new Map<string, ToldPart[]>()
  for (const part of changes.flatMap((change) => partsOf(change, players))) {
    const key = `${part.telling.kind} ${part.who}`
    groups.set(key, [
      ...(groups.get(key) ?? []),
      isGone ? { ...part, isAsking: false, hasPage: false } : part,
    ])
  }
  const reached = new Set([...groups.values()].flat().map(({ event }) => event))
  await rememberTold(
    req,
    changes
      .filter(({ event }) => reached.has(event.row.id) && !isGone)
      .map(({ event, before, earlier }) => ({
        event: event.row.id,
        origin: earlier ? earlier.origin : before,
      })),
    now,
  )
  await announce(
    req,
    [...groups.values()].map((group) => announcementOf(group, by)),
  )
}

function partsOf(
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
    const players = playersOf(row.id, (category) => some.includes(category))
    const isAsking = told !== 'lost'
    const hasPage = isAsking && !row.deletedAt
    const part = { telling, event: row.id, isAsking, hasPage, who: event.of(some).names, players }
    return players.length > 0 ? [{ ...part, urgent: urgent && told !== 'new' }] : []
  }
  const kept = after.categories.filter((id) => !gained.includes(id))
  return [
    ...(kind === 'none' ? [] : part(kind, kept, true)),
    ...(gained.length > 0 && isUpcoming(after, moment) ? part('new', gained) : []),
    ...(lost.length > 0 && isUpcoming(before, moment) ? part('lost', lost) : []),
  ]
}

function announcementOf(parts: readonly ToldPart[], by: string | null): Announcement {
  const [first] = parts as [ToldPart]
  const isOne = parts.length === 1
  const words = isOne
    ? eventWords(first.telling)
    : manyEventsWords(
        parts.map(({ telling }) => telling),
        first.who,
      )
  return {
    kind: first.telling.kind === 'new' ? 'events' : 'changes',
    ...words,
    url: isOne && first.hasPage ? href('playerEvent', { id: first.event }) : href('playerEvents'),
    urgent: parts.some(({ urgent }) => urgent),
    ...(isOne && first.isAsking ? { event: first.event } : {}),
    events: parts.map(({ event }) => event),
    audience: { kind: 'users', users: [...new Set(parts.flatMap(({ players }) => players))] },
    by,
  }
}
