import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { clubInfo } from '@/features/club/queries'
import { inBulk, runAfterBulkChange } from '@/fields/with-hooks'
import { addDays, dayOf, daysBetween, momentAt, timeOf } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { revalidate } from '@/lib/revalidate'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { createEvent } from '../commands'
import { NO_RESULT } from '../rules'
import type { EventInput } from '../schema'
import { SERIES_LIMIT, seriesDays, weekdaysAfterMove } from './rules'
import type { Repeat, SeriesView } from './schema'

const TIMES = ['startsAt', 'endsAt', 'meetAt', 'answerBy', 'answerUntil'] as const

type Times = Partial<Record<(typeof TIMES)[number], unknown>>

/**
 * The same wall-clock times so many days later: 17:00 stays 17:00 across the clock change. What was asked for once is
 * remembered, for a series has hundreds of times.
 */
const timeShifter = () => {
  const known = new Map<string, string>()
  const later = (value: string, days: number): string => {
    const key = `${value} ${days}`
    const moment = known.get(key) ?? momentAt(addDays(dayOf(value), days), timeOf(value)).toISOString()
    known.set(key, moment)
    return moment
  }
  return <Row extends Times>(row: Row, days: number): Row => {
    const times = TIMES.flatMap((key) => {
      const value = row[key]
      return typeof value === 'string' ? [[key, later(value, days)]] : []
    })
    return { ...row, ...Object.fromEntries(times) }
  }
}

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
 * Creates an event on every planned day, all or none. The first goes the whole way through access and validation; the
 * others are its copies with the times moved, written as rows.
 */
export async function createSeries(
  req: PayloadRequest,
  draft: EventInput,
  repeat: Repeat,
): Promise<SeriesView> {
  const days = await plannedDays(req, draft.startsAt, repeat)
  const [start, ...others] = days as [string, ...string[]]
  const moved = timeShifter()
  const opening = { ...moved(draft, daysBetween(dayOf(draft.startsAt), start)), series: randomUUID() }
  const offsets = others.map((day) => daysBetween(start, day))
  // The times of all are worked out before anybody has to wait for the transaction.
  for (const offset of offsets) moved(opening, offset)
  const event = await inTransaction(req, async () => {
    const first = await inBulk(req, () => createEvent(req, opening))
    const all = await insertCopies(req, first.id, (pattern) =>
      offsets.map((offset) => moved(pattern, offset)),
    )
    await runAfterBulkChange(
      req,
      'events',
      all.map((after) => ({ after })),
    )
    return first
  })
  // The first event renewed the public pages before the others were there.
  await revalidate('events')
  return { event, count: days.length }
}

/** Writes the copies of an event; answers all of the series, the first one before them. */
async function insertCopies(
  req: PayloadRequest,
  first: string,
  copiesOf: (pattern: Event) => Event[],
): Promise<Event[]> {
  const where = { id: { equals: first } }
  const pattern = await req.payload.db.findOne<Event>({ collection: 'events', where, req })
  if (!pattern) throw notFound()
  const copies = copiesOf(pattern).map((copy): Event => {
    const fresh = { id: randomUUID(), createdAt: undefined, updatedAt: undefined, result: NO_RESULT }
    return { ...copy, ...fresh } as unknown as Event
  })
  await insertRows(req, 'events', copies as unknown as NewRow[])
  return [pattern, ...copies]
}
