import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { clubInfo } from '@/features/club/queries'
import { dayOf, momentAt, timeOf } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { renew } from '@/lib/renew'
import { inTransaction } from '@/lib/transaction'
import type { Event, Participant } from '@/payload-types'
import { createEvent, type EventDraft } from '../commands'
import { askLater, ROWS_AT_ONCE } from '../invitations/commands'
import { eventColumns } from '../participants/rules'
import { NO_RESULT } from '../rules'
import type { StaffEventView } from '../views'
import { SERIES_LIMIT, seriesDays, weekdaysAfterMove } from './rules'

/** How an event repeats; `until` is a day, weekdays are ISO, without them it is the weekday of the start. */
export interface Repeat {
  every: 1 | 2
  weekdays?: number[]
  until: string
  skipBreaks: boolean
}

const TIMES = ['startsAt', 'endsAt', 'meetAt', 'answerBy', 'answerUntil'] as const

/** The same wall-clock times so many days later: 17:00 stays 17:00 across the clock change. */
const moved = <Row extends Partial<Record<(typeof TIMES)[number], unknown>>>(row: Row, days: number): Row => {
  const shift = (value: unknown) => {
    if (typeof value !== 'string') return value
    const day = new Date(Date.parse(`${dayOf(value)}T00:00:00Z`) + days * 86_400_000)
    return momentAt(day.toISOString().slice(0, 10), timeOf(value)).toISOString()
  }
  return { ...row, ...Object.fromEntries(TIMES.flatMap((key) => (row[key] ? [[key, shift(row[key])]] : []))) }
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

async function plannedDays(req: PayloadRequest, start: string, repeat: Repeat): Promise<string[]> {
  const breaks = repeat.skipBreaks ? (await clubInfo(req)).seasonBreaks : []
  const from = dayOf(start)
  const weekdays = repeat.weekdays ?? weekdaysAfterMove([], '', from)
  const { days } = seriesDays({ ...repeat, weekdays, from, breaks })
  if (days.length === 0) throw invalid('V tomto období nie je ani jeden takýto deň.', 'repeat.until')
  if (days.length > SERIES_LIMIT)
    throw invalid(`Naraz možno vytvoriť najviac ${SERIES_LIMIT} udalostí. Skráťte obdobie.`, 'repeat.until')
  return days
}

/**
 * Creates an event on every planned day, all or none. The first goes the whole way through access, validation and
 * invitations; the others are its copies with the times moved, written as rows.
 */
export async function createSeries(
  req: PayloadRequest,
  draft: EventDraft & { startsAt: string },
  repeat: Repeat,
): Promise<{ event: StaffEventView; count: number }> {
  const days = await plannedDays(req, draft.startsAt, repeat)
  const start = dayOf(draft.startsAt)
  const series = randomUUID()
  const event = await inTransaction(req, async () => {
    const first = await createEvent(req, { ...moved(draft, daysBetween(start, days[0]!)), series })
    await copyTo(req, first.id, days)
    return first
  })
  // The first event renewed the public pages before the others were there.
  await renew('events')
  return { event, count: days.length }
}

async function copyTo(req: PayloadRequest, first: string, [start, ...others]: string[]): Promise<void> {
  const { db } = req.payload
  const pattern = await db.findOne<Event>({ collection: 'events', where: { id: { equals: first } }, req })
  const asked = await db.find<Participant>({
    collection: 'participants',
    where: { event: { equals: first } },
    pagination: false,
    limit: 0,
    req,
  })
  if (!pattern) throw notFound()
  const copies = others.map((day): Event => {
    const fresh = { id: randomUUID(), createdAt: undefined, updatedAt: undefined, result: NO_RESULT }
    return { ...moved(pattern, daysBetween(start!, day)), ...fresh } as unknown as Event
  })
  await insertRows(req, 'events', copies as unknown as NewRow[])
  if (copies.length * asked.docs.length > ROWS_AT_ONCE)
    return askLater(req, { events: copies.map(({ id }) => id) })
  const rows = copies.flatMap((event) =>
    asked.docs.map(({ player, category }) => ({
      ...eventColumns(event),
      event: event.id,
      player: player as string,
      category: category as string | undefined,
      userSubmitted: false,
    })),
  )
  await insertRows(req, 'participants', rows)
}
