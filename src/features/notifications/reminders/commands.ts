import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { announce } from '../automatic/commands'
import { reminderText } from '../compose/rules'
import { titledEvents } from '../event-notices/queries'
import { dropNotices, type Teller } from '../notices/commands'
import { noticesByKey } from '../notices/queries'
import { reminderHours, silentPlayers } from './queries'
import { asksUntil, REMINDER_HOURS, reminderTimes } from './rules'

const NUMBERS = REMINDER_HOURS.map((_, at) => at + 1)

/** The subject of an event's reminder, and the key of its notice. */
const subjectOf = (event: string, number: number): string => `${event} ${number}`
const reminderKey = (event: string, number: number): string => `reminder:${event}:${number}`
const eventOf = (subject: string): string => subject.split(' ')[0]!

/**
 * Plans the reminders of events anew. One that was told is not told again before the deadline it was told of: a deadline
 * moved by an hour, or other hours of the club, remind nobody twice.
 */
export const planReminders = (
  req: PayloadRequest,
  events: readonly Event[],
  now = new Date(),
): Promise<void> =>
  inTransaction(req, async () => {
    if (events.length === 0) return
    const hours = await reminderHours(req)
    const planned = events.flatMap((event) => {
      const times = reminderTimes(event, hours, now)
      return NUMBERS.map((number) => ({
        subject: subjectOf(event.id, number),
        key: reminderKey(event.id, number),
        dueAt: times.get(number)?.toISOString(),
      }))
    })
    const known = await noticesByKey(
      req,
      planned.map(({ key }) => key),
    )
    const added = planned.flatMap(({ dueAt, ...row }) =>
      dueAt && !known.has(row.key)
        ? [{ kind: 'reminder', ...row, dueAt, firstAt: now.toISOString(), told: false }]
        : [],
    )
    const moved = planned.flatMap(({ key, dueAt }) => {
      const row = known.get(key)
      const isToldOf = row?.told && dueAt && Date.parse(dueAt) <= Date.parse(row.dueAt)
      return row && dueAt && row.dueAt !== dueAt && !isToldOf ? [{ id: row.id, dueAt, told: false }] : []
    })
    // One that is due and was not told yet is dropped only when nobody is asked any more.
    const asked = new Set(events.filter((event) => asksUntil(event)).map(({ id }) => id))
    const dropped = planned.flatMap(({ key, dueAt, subject }) => {
      const row = known.get(key)
      const isDue = row && Date.parse(row.dueAt) <= now.getTime() && asked.has(eventOf(subject))
      return row && !row.told && !dueAt && !isDue ? [row.id] : []
    })
    await insertRows(req, 'notices', added)
    await updateEach(req, 'notices', moved)
    await dropNotices(req, dropped)
  })

/** Plans the reminders of every event that waits for answers: after a start, and when the club changes the hours. */
export async function planAllReminders(req: PayloadRequest, now = new Date()): Promise<void> {
  const { docs } = await req.payload.db.find<Event>({
    collection: 'events',
    where: {
      and: [
        { answerUntil: { greater_than: now.toISOString() } },
        { answerRequired: { equals: true } },
        { deletedAt: { exists: false } },
      ],
    },
    limit: 0,
    pagination: false,
    req,
  })
  await planReminders(req, docs, now)
}

/**
 * Reminds the families that have not answered by the moment it is told. Of two that are due at once, as after a standstill,
 * one is told; both are remembered until answers close.
 */
export const tellReminders: Teller = async (req, notices, now) => {
  const ids = notices.map(({ subject }) => eventOf(subject))
  const events = await titledEvents(req, ids)
  for (const { row, title } of events.values()) {
    const until = asksUntil(row)
    if (!until || Date.parse(until) <= now.getTime()) continue
    await rememberDue(req, row.id, until, now)
    const event = { title, startsAt: row.startsAt, place: row.place ?? '', answerUntil: until }
    await announce(req, [
      {
        kind: 'reminders',
        ...reminderText(event, now),
        urgent: false,
        event: row.id,
        audience: { kind: 'users', users: await silentPlayers(req, row.id) },
        by: null,
      },
    ])
  }
}

async function rememberDue(req: PayloadRequest, event: string, until: string, now: Date): Promise<void> {
  const known = await noticesByKey(
    req,
    NUMBERS.map((number) => reminderKey(event, number)),
  )
  const due = [...known.values()].filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime())
  await dropNotices(
    req,
    due.map(({ id }) => id),
  )
  await insertRows(
    req,
    'notices',
    due.map(({ kind, subject, key, firstAt }) => ({ kind, subject, key, firstAt, dueAt: until, told: true })),
  )
}
