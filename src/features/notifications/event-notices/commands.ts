import type { PayloadRequest } from 'payload'
import { href } from '@/lib/routes'
import { idOf } from '@/lib/reference'
import type { Notice } from '@/payload-types'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { snapshotIn, type Teller } from '../notices/commands'
import { invitedPlayers, titledEvents } from './queries'
import { type EventTelling, eventWords, manyEventsWords } from './labels'
import { eventDifference, eventSnapshot, type EventSnapshot, isUrgentChange } from './rules'

/** What one event's families are told, and the players whose families they are. */
interface ToldPart {
  telling: EventTelling
  id: string
  who: string
  players: string[]
  urgent: boolean
}

/** Tells the families of the invited players what happened to the events of one act. */
export const tellEvents: Teller = async (req, notices, now) => {
  const parts = await toldParts(req, notices, now)
  const by = idOf(notices[0]?.by) ?? null
  const groups = new Map<string, ToldPart[]>()
  for (const part of parts) {
    const key = `${part.telling.kind} ${part.who}`
    groups.set(key, [...(groups.get(key) ?? []), part])
  }
  await announce(
    req,
    [...groups.values()].map((group) => announcementOf(group, by)),
  )
}

async function toldParts(req: PayloadRequest, notices: readonly Notice[], now: Date): Promise<ToldPart[]> {
  const ids = notices.map(({ subject }) => subject)
  const events = await titledEvents(req, ids)
  const invited = await invitedPlayers(req, ids)
  return notices.flatMap((notice) => {
    const event = events.get(notice.subject)
    const before = snapshotIn(notice) as EventSnapshot | null
    const after = eventSnapshot(event?.row)
    const difference = eventDifference(before, after)
    if (!event || !after || !difference || Date.parse(after.startsAt) <= now.getTime()) return []
    const { kind, gained } = difference
    const part = (told: EventTelling['kind'], isTold: (category: string) => boolean): ToldPart[] => {
      const players = invited
        .filter((row) => row.event === notice.subject && isTold(row.category))
        .map(({ player }) => player)
      const who = event.categories
        .filter(({ id }) => isTold(id))
        .map(({ name }) => name)
        .join(', ')
      const urgent = isUrgentChange(before, after, now) && told !== 'new'
      const { row, title } = event
      const telling = { kind: told, event: { ...row, title }, before, after }
      return players.length > 0 ? [{ telling, id: row.id, who, players, urgent }] : []
    }
    return [
      ...(kind === 'none' ? [] : part(kind, (category) => !gained.includes(category))),
      ...(gained.length > 0 ? part('new', (category) => gained.includes(category)) : []),
    ]
  })
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
    ...(isOne ? { event: first.id } : {}),
    audience: { kind: 'users', users: [...new Set(parts.flatMap(({ players }) => players))] },
    by,
  }
}
