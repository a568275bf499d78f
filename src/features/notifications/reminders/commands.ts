import type { PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { updateEach } from '@/db/update-each'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { announce } from '../automatic/commands'
import { reminderText } from '../compose/rules'
import { titledEvents } from '../event-notices/queries'
import { dropNotices, noticesByKey, type Teller } from '../notices/commands'
import { reminderHours, silentPlayers } from './queries'
import { asksUntil, REMINDER_HOURS, reminderTimes } from './rules'

/** The subject of an event's reminder. */
const subjectOf = (event: string, number: number): string => `${event} ${number}`
const eventOf = (subject: string): string => subject.split(' ')[0]!

/** Plans the reminders of events anew; those that are told already stay so. */
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
      return REMINDER_HOURS.map((_, at) => ({
        subject: subjectOf(event.id, at + 1),
        key: `reminder:${event.id}:${at + 1}`,
        dueAt: times.get(at + 1)?.toISOString(),
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
      return row && dueAt && row.dueAt !== dueAt ? [{ id: row.id, dueAt }] : []
    })
    // One that is due and was not told yet is dropped only when nobody is asked any more.
    const asked = new Set(events.filter((event) => asksUntil(event)).map(({ id }) => id))
    const dropped = planned.flatMap(({ key, dueAt, subject }) => {
      const row = known.get(key)
      const isDue = row && Date.parse(row.dueAt) <= now.getTime() && asked.has(eventOf(subject))
      return row && !dueAt && !isDue ? [row.id] : []
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

/** Reminds the families that have not answered by the moment it is told. */
export const tellReminders: Teller = async (req, notices, now) => {
  const ids = notices.map(({ subject }) => eventOf(subject))
  const events = await titledEvents(req, ids)
  for (const { row, title } of events.values()) {
    const until = asksUntil(row)
    if (!until || Date.parse(until) <= now.getTime()) continue
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
