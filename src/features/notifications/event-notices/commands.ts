import type { PayloadRequest } from 'payload'
import { isQuietAct } from '@/fields/quiet-act'
import { href } from '@/lib/routes'
import { idOf } from '@/lib/reference'
import type { Notice } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { dropNotices, type Teller } from '../notices/commands'
import { noticesByKey, snapshotIn } from '../notices/queries'
import { eventKey, notedMoment } from '../notices/rules'
import { awaitsInvitations, concernedPlayers, type TitledEvent, titledEvents } from './queries'
import { type EventTelling, eventWords, manyEventsWords } from './labels'
import {
  eventDifference,
  eventSnapshot,
  type EventSnapshot,
  isPast,
  isUpcoming,
  isUrgentChange,
} from './rules'

/** What families know of an event, what it is now, and since when that is so. */
interface EventChange {
  event: TitledEvent
  before: EventSnapshot | null
  after: EventSnapshot
  moment: Date
}

/** What one event's families are told, and the players whose families they are. */
interface ToldPart {
  telling: EventTelling
  /** The event, for a mail with links that answer it; null when none of them is to answer. */
  id: string | null
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
  await announceChanges(req, changes, idOf(notices[0]?.by) ?? null)
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
  await announceChanges(req, [{ event, before, after, moment: now }], req.user?.id ?? null, { isGone: true })
}

async function announceChanges(
  req: PayloadRequest,
  changes: readonly EventChange[],
  by: string | null,
  { isGone = false } = {},
): Promise<void> {
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
    groups.set(key, [...(groups.get(key) ?? []), isGone ? { ...part, id: null } : part])
  }
  await announce(
    req,
    [...groups.values()].map((group) => announcementOf(group, by)),
  )
}

function partsOf(
  { event, before, after, moment }: EventChange,
  playersOf: (event: string, isTold: (category: string) => boolean) => string[],
): ToldPart[] {
  const difference = eventDifference(before, after)
  if (!difference || isPast(before, after, moment)) return []
  const { kind, gained, lost } = difference
  const urgent = isUrgentChange(before, after, moment)
  const { row } = event
  const part = (told: EventTelling['kind'], some: readonly string[]): ToldPart[] => {
    const isLost = told === 'lost'
    // Who it does not concern any more knows it as it was.
    const seen = isLost ? { ...row, ...before! } : row
    const { title } = event.of(seen.categories as string[])
    const telling = { kind: told, event: { ...seen, title, cancelled: row.cancelled }, before, after }
    const players = playersOf(row.id, (category) => some.includes(category))
    const part = { telling, id: isLost ? null : row.id, who: event.of(some).names, players }
    return players.length > 0 ? [{ ...part, urgent: urgent && told !== 'new' }] : []
  }
  const kept = after.categories.filter((id) => !gained.includes(id))
  return [
    ...(kind === 'none' ? [] : part(kind, kept)),
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
    url: href('playerEvents'),
    urgent: parts.some(({ urgent }) => urgent),
    ...(isOne && first.id ? { event: first.id } : {}),
    audience: { kind: 'users', users: [...new Set(parts.flatMap(({ players }) => players))] },
    by,
  }
}
