import type { PayloadRequest } from 'payload'
import { type Aggregate, aggregate } from '@/db/aggregate'
import { clubShortName, readableEvents, startsBetween } from '@/features/events/queries'
import type { EventViewRow } from '@/features/events/views'
import { playerNames } from '@/features/participants/queries'
import { callerCategories } from '@/features/users/queries'
import { SQUAD_SIZE } from '@/lib/page-size'
import { idOf, idsOf } from '@/lib/reference'
import type { Named, PageView } from '@/lib/schema'
import type { Attendance } from '@/payload-types'
import { readableAtEvents, rowsOfEvent } from '../queries'
import { isGuest, sumOf } from '../rules'
import { eventRef } from '../views'
import type { RecordedSheetRowView, RecordedSheetsQuery, RecordedSheetView } from './schema'
import { recordedSheetRow, type RecordedSheetSumView } from './views'

type SheetsQuery = Omit<RecordedSheetsQuery, 'rowsPage'>

/** The columns read of every row of a page's sheets: in a large club these are thousands of rows. */
const COLUMNS = [
  ...(['id', 'event', 'category', 'player', 'status', 'note', 'lateMinutes'] as const),
  ...(['recordedBy', 'recordedAt'] as const),
] as const
type Row = Aggregate<(typeof COLUMNS)[number], never>

/**
 * Recorded sheets of the caller's categories, the latest event first; without dates this season's. A page holds so many
 * events that have begun; those without attendance have no sheet. Each sheet has a page of its rows (`rowsPage`) by name.
 */
export async function recordedSheetList(
  req: PayloadRequest,
  { rowsPage, ...query }: RecordedSheetsQuery,
): Promise<{ attendances: RecordedSheetView[]; page: PageView }> {
  const { events, categories, shownCategories, page } = await recordedEvents(req, query)
  const where = await readableAtEvents(req, events)
  const rows = where ? await aggregate(req, 'attendances', { where, by: COLUMNS }) : []
  const names = await namesOf(
    req,
    rows.flatMap((row) => [row.player, row.recordedBy]),
  )
  const club = await clubShortName(req)
  const rowsOfSheet = sheetRows(rows, categories)
  const order = orderByName(names)
  const pageOf = (own: Row[], { categories }: EventViewRow): RecordedSheetRowView[] =>
    own
      .toSorted((a, b) => (order.get(a.player) ?? 0) - (order.get(b.player) ?? 0))
      .slice((rowsPage - 1) * SQUAD_SIZE, rowsPage * SQUAD_SIZE)
      .map((row) => recordedSheetRow(row, names, isGuest(row, idsOf(categories))))
  const attendances = events.flatMap((event) =>
    shownCategories.flatMap((category): RecordedSheetView[] => {
      const own = rowsOfSheet(event, category.id)
      if (own.length === 0) return []
      const recordedBy = lastRecorder(own, 'recordedAt', names)
      const counts = sumOf(own)
      return [{ event: eventRef(event, club), category, recordedBy, counts, rows: pageOf(own, event) }]
    }),
  )
  return { attendances, page }
}

/** The same sheets without their rows, counted by the database: a page of the office's list has six hundred rows. */
export async function recordedSheetSums(
  req: PayloadRequest,
  query: SheetsQuery,
): Promise<{ sheets: RecordedSheetSumView[]; page: PageView }> {
  const { events, categories, shownCategories, page } = await recordedEvents(req, query)
  const where = await readableAtEvents(req, events)
  const counts = where
    ? await aggregate(req, 'attendances', {
        where,
        by: ['event', 'category', 'status', 'recordedBy'],
        latest: 'recordedAt',
      })
    : []
  const names = await namesOf(
    req,
    counts.map(({ recordedBy }) => recordedBy),
  )
  const club = await clubShortName(req)
  const countsOfSheet = sheetRows(counts, categories)
  const sheets = events.flatMap((event) =>
    shownCategories.flatMap((category): RecordedSheetSumView[] => {
      const own = countsOfSheet(event, category.id)
      if (own.length === 0) return []
      const recordedBy = lastRecorder(own, 'latest', names)
      return [{ event: eventRef(event, club), category, counts: sumOf(own), recordedBy }]
    }),
  )
  return { sheets, page }
}

/** The whole rows of one sheet of the lists above. */
export async function recordedRows(
  req: PayloadRequest,
  event: EventViewRow,
  category: string,
): Promise<Attendance[]> {
  return sheetRows(await rowsOfEvent(req, event), await callerCategories(req))(event, category)
}

const namesOf = (req: PayloadRequest, users: unknown[]) => playerNames(req, [...new Set(idsOf(users))])

/** The position of each of these people by name; those without a name first. */
function orderByName(names: ReadonlyMap<string, string>): Map<unknown, number> {
  const { compare } = new Intl.Collator('sk')
  const sorted = [...names].sort(([, one], [, other]) => compare(one, other))
  return new Map(sorted.map(([id], at) => [id, at]))
}

/** Who recorded the row, or group of rows, with the greatest `at`; null when that is not known. */
function lastRecorder<At extends string>(
  rows: readonly ({ recordedBy: unknown } & { [key in At]?: unknown })[],
  at: At,
  names: ReadonlyMap<string, string>,
): Named | null {
  const last = rows.reduce((a, b) => (String(a[at]) > String(b[at]) ? a : b))
  const id = idOf(last.recordedBy)
  return id ? { id, name: names.get(id) ?? '' } : null
}

/**
 * Finds the rows of a sheet, of an event and a category, among those of several events. Guests belong to the sheet of
 * the event's first category that is one of `callers`.
 */
function sheetRows<Row extends { event?: unknown; category?: unknown }>(
  rows: readonly Row[],
  callers: Named[],
) {
  const byEvent = new Map<unknown, Row[]>()
  for (const row of rows) {
    const event = idOf(row.event)
    const known = byEvent.get(event)
    if (known) known.push(row)
    else byEvent.set(event, [row])
  }
  return ({ id, categories }: EventViewRow, category: string): Row[] => {
    const own = idsOf(categories)
    const first = own.find((each) => callers.some((category) => category.id === each))
    return (byEvent.get(id) ?? []).filter(
      (row) => (isGuest(row, own) ? first : idOf(row.category)) === category,
    )
  }
}

/** A page of events that have begun, with all of the caller's categories and those of them in the query. */
async function recordedEvents(req: PayloadRequest, { from, to, category, page, size }: SheetsQuery) {
  const now = new Date()
  const categories = await callerCategories(req)
  const shownCategories = category ? categories.filter(({ id }) => id === category) : categories
  const { docs: events, total } = await readableEvents(
    req,
    {
      and: [
        ...startsBetween(from, to, now),
        { startsAt: { less_than_equal: now.toISOString() } },
        { categories: { in: shownCategories.map(({ id }) => id) } },
      ],
    },
    { sort: ['-startsAt', 'id'], page, limit: size },
  )
  return { events, categories, shownCategories, page: { number: page, size, total } }
}
