import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { clubInfo } from '@/features/club/queries'
import { inBulk, runAfterBulkChange } from '@/fields/with-hooks'
import { dayOf, daysBetween } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { revalidate } from '@/lib/revalidate'
import { afterCommit, inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { createEvent } from '../commands'
import { NO_RESULT } from '../rules'
import type { EventInput, StaffEventView } from '../schema'
import { daysLater, EVENT_TIMES, SERIES_LIMIT, seriesDays, weekdaysAfterMove } from './rules'
import type { Repeat, SeriesView } from './schema'

const TIMES = [...EVENT_TIMES, 'answerUntil'] as const

type Times = Partial<Record<(typeof TIMES)[number], unknown>>

/** Moves the times of a row by days; caches each result, since it is slow and a series has hundreds of times. */
const timeShifter = () => {
  const cache = new Map<string, string>()
  const cachedLater = (value: string, days: number): string => {
    const key = `${value} ${days}`
    const moment = cache.get(key) ?? daysLater(value, days)
    cache.set(key, moment)
    return moment
  }
  return <Row extends Times>(row: Row, days: number): Row => {
    const times = TIMES.flatMap((key) => {
      const value = row[key]
      return typeof value === 'string' ? [[key, cachedLater(value, days)]] : []
    })
    return { ...row, ...Object.fromEntries(times) }
  }
}

/** The days of the new series; throws 400 when there are none or too many. */
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
 * Creates an event on every planned day, all or none. The first goes through Payload's access and validation; the others
 * are copies of its row with the times moved. Throws 400 when there are no days or too many.
 */
export async function createSeries(
  req: PayloadRequest,
  input: EventInput,
  repeat: Repeat,
): Promise<SeriesView> {
  const days = await plannedDays(req, input.startsAt, repeat)
  const [start, ...others] = days as [string, ...string[]]
  const shift = timeShifter()
  const firstInput = { ...shift(input, daysBetween(dayOf(input.startsAt), start)), series: randomUUID() }
  const offsets = others.map((day) => daysBetween(start, day))
  // Fills the cache before the transaction, which blocks all other writers.
  for (const offset of offsets) shift(firstInput, offset)
  const event = await createWithCopies(req, firstInput, (row) => offsets.map((offset) => shift(row, offset)))
  return { event, count: days.length }
}

/**
 * Creates an event and copies of its row, all or none: the first through Payload's access and validation, then all of them
 * are one act for those who follow.
 */
export async function createWithCopies(
  req: PayloadRequest,
  input: Parameters<typeof createEvent>[1],
  copiesOf: (row: Event) => Event[],
): Promise<StaffEventView> {
  const event = await inTransaction(req, async () => {
    const first = await inBulk(req, () => createEvent(req, input))
    const all = await insertCopies(req, first.id, copiesOf)
    await runAfterBulkChange(
      req,
      'events',
      all.map((after) => ({ after })),
    )
    return first
  })
  // The first event revalidated the public pages before the others were written.
  if (!afterCommit(req, () => revalidate('events'))) await revalidate('events')
  return event
}

/** Writes copies of an event as rows; returns the event and its copies. */
async function insertCopies(
  req: PayloadRequest,
  first: string,
  copiesOf: (row: Event) => Event[],
): Promise<Event[]> {
  const where = { id: { equals: first } }
  const row = await req.payload.db.findOne<Event>({ collection: 'events', where, req })
  if (!row) throw notFound()
  const copies = copiesOf(row).map((copy): Event => {
    const reset = { id: randomUUID(), createdAt: undefined, updatedAt: undefined, result: NO_RESULT }
    return { ...copy, ...reset } as unknown as Event
  })
  await insertRows(req, 'events', copies as unknown as NewRow[])
  return [row, ...copies]
}
