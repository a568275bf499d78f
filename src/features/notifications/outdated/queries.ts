import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { dayOf } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import type { Delivery, User } from '@/payload-types'
import { type CopyEvent, type Reader, rowsWhere, type ToldItem } from '../copies/queries'
import { lastUntil, passesQuiet, wantsCopy } from '../copies/rules'
import { playersOwing } from '../debts/queries'
import type { CopyChannel } from '../labels'
import { replacedAmong } from '../replacing/queries'
import { OUTDATED } from './labels'
import { outdatedReason, remindedFees } from './rules'

/** What is known about copies that are due: their readers, what they tell by notification, and of which events. */
interface Due {
  rows: readonly Delivery[]
  readers: ReadonlyMap<string, Reader>
  items: ReadonlyMap<string, ToldItem>
  events: ReadonlyMap<string, CopyEvent>
}

/** Why copies need not be sent any more, by the id of their delivery; those that are to be sent are missing. */
export async function outdatedCopies(req: PayloadRequest, due: Due, now: Date): Promise<Map<string, string>> {
  const isSeen = await seenAmong(req, due)
  const families = await familiesOf(req, due)
  const isAnswered = await answeredAmong(req, due, families)
  const isSettled = await settledAmong(req, due, families, dayOf(now))
  const isReplaced = await replacedAmong(req, due.rows, due.items, now)
  const reasonOf = (row: Delivery): string | undefined => {
    const user = idOf(row.user) ?? ''
    const reader = due.readers.get(user)
    const item = due.items.get(idOf(row.notification) ?? '')
    if (!reader?.isActive) return OUTDATED.unread
    if (!item) return OUTDATED.deleted
    const facts = {
      kind: item.kind,
      urgent: passesQuiet({ kind: item.kind, urgent: row.urgent }),
      wasTried: (row.attempts ?? 0) > 0,
      isWanted: wantsCopy(reader.choices, item.kind, row.channel as CopyChannel),
      isSeen: isSeen(user, item.notification),
      until: lastUntil(item.events.flatMap((id) => due.events.get(id) ?? [])),
      isReplaced: isReplaced(row),
      isAnswered: item.event !== null && isAnswered(user, item.event),
      isSettled: isSettled(user, item.title),
    }
    return outdatedReason(facts, now)
  }
  return new Map(
    due.rows.flatMap((row) => {
      const reason = reasonOf(row)
      return reason ? [[row.id, reason] as const] : []
    }),
  )
}

/** Which of these readers have opened which of these messages in the inbox. */
async function seenAmong(req: PayloadRequest, { readers, items }: Due) {
  const opened = await aggregate(req, 'deliveries', {
    where: {
      and: [
        { notification: { in: [...items.keys()] } },
        { user: { in: [...readers.keys()] } },
        { channel: { equals: 'inbox' } },
        { seenAt: { exists: true } },
      ],
    },
    by: ['id', 'user', 'notification'],
  })
  const seen = new Set(opened.map(({ user, notification }) => `${user} ${notification}`))
  return (user: string, notification: string): boolean => seen.has(`${user} ${notification}`)
}

/** The players each reader answers and pays for, with themselves; only where a message depends on it. */
async function familiesOf(req: PayloadRequest, { readers, items }: Due): Promise<Map<string, string[]>> {
  const isAsking = [...items.values()].some(({ kind }) => kind === 'reminders' || kind === 'fees')
  if (!isAsking) return new Map()
  const where = { id: { in: [...readers.keys()] } }
  const people = await rowsWhere<User>(req, 'users', where, { children: true })
  return new Map(
    people.map(({ id, children }) => [id, [id, ...idsOf((children ?? []).map(({ player }) => player))]]),
  )
}

type Families = ReadonlyMap<string, readonly string[]>

/** Which families have answered which events for everybody of theirs who is invited. */
async function answeredAmong(req: PayloadRequest, { items }: Due, families: Families) {
  const reminders = [...items.values()].filter(({ kind }) => kind === 'reminders')
  const events = [...new Set(reminders.flatMap(({ event }) => event ?? []))]
  const players = [...new Set([...families.values()].flat())]
  const invited =
    events.length === 0
      ? []
      : await aggregate(req, 'participants', {
          where: { and: [{ event: { in: events } }, { player: { in: players } }] },
          by: ['id', 'event', 'player', 'userSubmitted'],
        })
  return (user: string, event: string): boolean => {
    const own = invited.filter(
      (row) => row.event === event && families.get(user)?.includes(String(row.player)),
    )
    return own.length > 0 && own.every(({ userSubmitted }) => Boolean(userSubmitted))
  }
}

/** Which families owe nothing any more of what a message with this title reminds of. */
async function settledAmong(req: PayloadRequest, { items }: Due, families: Families, today: string) {
  const owing = new Map<string, Set<string>>()
  for (const { kind, title } of items.values()) {
    const fees = kind === 'fees' && !owing.has(title) ? remindedFees(title, today) : undefined
    if (fees) owing.set(title, new Set(await playersOwing(req, fees)))
  }
  return (user: string, title: string): boolean => {
    const players = owing.get(title)
    return players !== undefined && !(families.get(user) ?? []).some((player) => players.has(player))
  }
}
