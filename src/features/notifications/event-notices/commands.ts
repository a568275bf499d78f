import type { PayloadRequest } from 'payload'
import { isQuietAct } from '@/fields/quiet-act'
import { idOf, idsOf } from '@/lib/reference'
import type { Notice, User } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { rowsWhere } from '../copies/queries'
import { rememberTold } from '../event-changes/commands'
import { toldBefore } from '../event-changes/queries'
import { eventDifference, eventSnapshot, type EventSnapshot, isPast } from '../event-changes/rules'
import { leadersOf } from '../leaders/queries'
import { dropNotices } from '../notices/commands'
import { noticesByKey, snapshotIn } from '../notices/queries'
import { eventKey, notedMoment } from '../notices/rules'
import { guardiansOfMinors } from '../people/queries'
import { awaitsInvitations, concernedPlayers, type TitledEvent, titledEvents } from './queries'
import {
  announcementOf,
  type EventChange,
  familyGroups,
  familyParts,
  leaderGroups,
  leaderPart,
  type ToldPart,
} from './rules'

/** The messages of what happened to the events of one act: to families, and to who leads. */
export type Messages = (
  parts: { families: ToldPart[]; leaders: ToldPart[] },
  by: string | null,
) => Promise<Announcement[]>

const usualMessages: Messages = ({ families, leaders }, by) =>
  Promise.resolve(
    [...familyGroups(families), ...leaderGroups(leaders)].map((group) => announcementOf(group, by)),
  )

/** How long the telling of events waits whose invitations are still being written. */
const INVITING_MS = 30_000

/** Tells the families of the invited players, and who leads, what happened to the events of one act; a hidden one waits to be shown. */
export const tellEvents = async (
  req: PayloadRequest,
  notices: readonly Notice[],
  now: Date,
  messages = usualMessages,
): Promise<Map<string, Date>> => {
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
  await announceChanges(req, changes, idOf(notices[0]?.by) ?? null, { now, messages })
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

/** The parts of those who lead the changed events, without whoever acted and those who are told as a family. */
async function leaderParts(
  req: PayloadRequest,
  changes: readonly EventChange[],
  { families, by }: { families: readonly ToldPart[]; by: string | null },
): Promise<ToldPart[]> {
  const leaders = await leadersOf(
    req,
    changes.map(({ event }) => event.row),
  )
  const rows = await rowsWhere<User>(
    req,
    'users',
    { id: { in: [...new Set([...leaders.values()].flat())] } },
    { role: true, children: true },
  )
  const office = new Set(rows.flatMap(({ id, role }) => (role === 'admin' ? [id] : [])))
  const children = rows.flatMap((row) => idsOf((row.children ?? []).map(({ player }) => player)))
  const guardians = await guardiansOfMinors(req, children)
  return changes.flatMap((change) => {
    const { id } = change.event.row
    const told = families.flatMap(({ event, people }) => (event === id ? people : []))
    const readers = new Set([...told, ...told.flatMap((player) => guardians.get(player) ?? [])])
    const own = (leaders.get(id) ?? []).filter((leader) => leader !== by && !readers.has(leader))
    const [inOffice, trainers] = [own.filter((one) => office.has(one)), own.filter((one) => !office.has(one))]
    return [...leaderPart(change, trainers, 'trainer'), ...leaderPart(change, inOffice, 'office')]
  })
}

async function announceChanges(
  req: PayloadRequest,
  noted: readonly EventChange[],
  by: string | null,
  { now, isGone = false, messages = usualMessages }: { now: Date; isGone?: boolean; messages?: Messages },
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
  const families = changes.flatMap((change) => familyParts(change, players))
  const leaders = await leaderParts(req, changes, { families, by })
  const lasting = (part: ToldPart): ToldPart => (isGone ? { ...part, isAsking: false, hasPage: false } : part)
  const parts = { families: families.map(lasting), leaders: leaders.map(lasting) }
  const reached = new Set([...parts.families, ...parts.leaders].map(({ event }) => event))
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
  await announce(req, await messages(parts, by))
}
