import type { PayloadRequest } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { type Aggregate, aggregate } from '@/db/aggregate'
import { playerNames } from '@/features/participants/queries'
import { readableEvents, clubShortName, startsBetween } from '@/features/events/queries'
import type { EventViewRow } from '@/features/events/views'
import { callerCategories } from '@/features/users/queries'
import type { Named, PageView } from '@/lib/schema'
import { SQUAD_SIZE } from '@/lib/page-size'
import type { Attendance } from '@/payload-types'
import type { Status } from '../labels'
import { reachAtEvents, rowsOfEvents } from '../queries'
import { countsSum, isGuest, type StatusCounts, sumOf } from '../rules'
import type { EventRef } from '../schema'
import { eventRef } from '../views'
import { recordedSheetRow, type RecordedSheetSumView } from './views'
import type { RecordedSheetRowView, RecordedSheetsQuery, RecordedSheetView } from './schema'

type Wanted = Omit<RecordedSheetsQuery, 'rowsPage'>

/** What is read of every row of a page's sheets; bare columns, for of a large club these are thousands. */
const ROW = ['id', 'event', 'category', 'player', 'status', 'note', 'recordedBy', 'recordedAt'] as const
type Row = Aggregate<(typeof ROW)[number], never>

/**
 * Recorded sheets of the caller's categories, the latest event first; this season's without dates. A page
 * holds so many begun events; those nobody was recorded at yet have no sheet. Of each its rows are told by name, a
 * page of them (`rowsPage`).
 */
export async function recordedSheetList(
  req: PayloadRequest,
  { rowsPage, ...wanted }: RecordedSheetsQuery,
): Promise<{ attendances: RecordedSheetView[]; page: PageView }> {
  const { events, groups, shown: looked, page } = await recordedSheetPage(req, wanted)
  const where = await reachAtEvents(req, events)
  const rows = where ? await aggregate(req, 'attendances', { where, by: ROW }) : []
  const people = rows.flatMap((row) => [row.player, row.recordedBy])
  const names = await playerNames(req, [...new Set(idsOf(people))])
  const club = await clubShortName(req)
  const listed = listing(rows, groups)
  const place = placesByName(names)
  const shown = (own: Row[], { categories }: EventViewRow): RecordedSheetRowView[] =>
    own
      .toSorted((a, b) => (place.get(a.player) ?? 0) - (place.get(b.player) ?? 0))
      .slice((rowsPage - 1) * SQUAD_SIZE, rowsPage * SQUAD_SIZE)
      .map((row) => recordedSheetRow(row, names, isGuest(row, idsOf(categories))))
  const attendances = events.flatMap((event) =>
    looked.flatMap((category) => {
      const own = listed(event, category.id)
      if (own.length === 0) return []
      const sheet = recordedSheetView(eventRef(event, club), category, own, names)
      return [{ ...sheet, rows: shown(own, event) }]
    }),
  )
  return { attendances, page }
}

/** The same without who was there, counted by the database: an office's page of twenty-five has six hundred such rows. */
export async function recordedSheetSums(
  req: PayloadRequest,
  wanted: Wanted,
): Promise<{ sheets: RecordedSheetSumView[]; page: PageView }> {
  const { events, groups, shown, page } = await recordedSheetPage(req, wanted)
  const where = await reachAtEvents(req, events)
  const found = where
    ? await aggregate(req, 'attendances', {
        where,
        by: ['event', 'category', 'status', 'recordedBy'],
        latest: 'recordedAt',
      })
    : []
  const names = await playerNames(req, [...new Set(idsOf(found.map(({ recordedBy }) => recordedBy)))])
  const club = await clubShortName(req)
  const listed = listing(found, groups)
  const sheets = events.flatMap((each) =>
    shown.flatMap((category): RecordedSheetSumView[] => {
      const own = listed(each, category.id)
      if (own.length === 0) return []
      const counts: Partial<StatusCounts> = {}
      for (const { status, rows } of own) counts[status as Status] = (counts[status as Status] ?? 0) + rows
      const { recordedBy } = own.reduce((a, b) => (String(a.latest) > String(b.latest) ? a : b))
      const sum = { event: eventRef(each, club), category, counts: countsSum(counts) }
      return [{ ...sum, recordedBy: named(recordedBy, names) }]
    }),
  )
  return { sheets, page }
}

/** The whole rows of one sheet, as the lists above take them together: a guest is of the event's first group. */
export async function recordedRows(
  req: PayloadRequest,
  event: EventViewRow,
  category: string,
): Promise<Attendance[]> {
  const rows = await rowsOfEvents(req, [event])
  return listing(rows, await callerCategories(req))(event, category)
}

/** Where each of these people stands among all of them by name; those without a name first. */
function placesByName(names: ReadonlyMap<string, string>): Map<unknown, number> {
  const { compare } = new Intl.Collator('sk')
  const sorted = [...names].sort(([, one], [, other]) => compare(one, other))
  return new Map(sorted.map(([id], at) => [id, at]))
}

const named = (person: unknown, names: ReadonlyMap<string, string>) => {
  const id = idOf(person)
  return id ? { id, name: names.get(id) ?? '' } : null
}

/** The rows (or their sums) listed at an event under a category: its own, and guests at the event's first group. */
function listing<Row extends { event?: unknown; category?: unknown }>(rows: readonly Row[], groups: Named[]) {
  const ofEvents = new Map<unknown, Row[]>()
  for (const row of rows) {
    const event = idOf(row.event)
    const known = ofEvents.get(event)
    if (known) known.push(row)
    else ofEvents.set(event, [row])
  }
  return ({ id, categories }: EventViewRow, category: string): Row[] => {
    const own = idsOf(categories)
    const host = own.find((each) => groups.some((group) => group.id === each))
    return (ofEvents.get(id) ?? []).filter(
      (row) => (isGuest(row, own) ? host : idOf(row.category)) === category,
    )
  }
}

/** A page of begun events in the caller's reach, the categories they work with, and those looked at. */
async function recordedSheetPage(req: PayloadRequest, { from, to, category, page, size }: Wanted) {
  const now = new Date()
  const groups = await callerCategories(req)
  const shown = category ? groups.filter(({ id }) => id === category) : groups
  const { docs: events, total } = await readableEvents(
    req,
    {
      and: [
        ...startsBetween(from, to, now),
        { startsAt: { less_than_equal: now.toISOString() } },
        { categories: { in: shown.map(({ id }) => id) } },
      ],
    },
    { sort: ['-startsAt', 'id'], page, limit: size },
  )
  return { events, groups, shown, page: { number: page, size, total } }
}

function recordedSheetView(
  event: EventRef,
  category: Named,
  rows: Row[],
  names: ReadonlyMap<string, string>,
): RecordedSheetSumView {
  const last = rows.reduce((a, b) => (String(a.recordedAt) > String(b.recordedAt) ? a : b))
  return {
    event,
    category,
    recordedBy: named(last.recordedBy, names),
    counts: sumOf(rows.map(({ status }) => status as Status)),
  }
}
