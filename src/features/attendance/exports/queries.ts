import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { photoSigns } from '@/features/consents/signs/queries'
import type { EventType } from '@/features/events/labels'
import { callerCategory } from '@/features/users/queries'
import { roster } from '@/features/users/squads/queries'
import { dayOf, timeOf } from '@/lib/dates'
import { conflict } from '@/lib/errors'
import { filesLimit } from '@/lib/files-limit'
import { groupsBy } from '@/lib/groups'
import { onePortion } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { inOrder } from '@/lib/order'
import { PAGE_LIMIT } from '@/lib/page-size'
import type { Status } from '../labels'
import { sumOf } from '../rules'
import { recordedIn, teammates } from '../team/queries'
import { LETTERS_MEAN } from './labels'
import { attendanceColumns, attendancePaperColumns, type BookPlayer, monthName, monthSpan } from './rules'
import type { AttendanceFileQuery } from './schema'
import type { AttendanceBook, BookEvent, RosterBook } from './views'

/** Throws 409 for more people than a file holds, more than any category has. */
export function checkFileLimit(people: number): void {
  if (people > PAGE_LIMIT)
    throw conflict(`Do jedného súboru sa zmestí najviac ${PAGE_LIMIT} hráčov, tu ich je ${people}.`)
}

/** The roster of one of the caller's categories. Throws 404 for another one, 429 after many files. */
export async function rosterBook(req: PayloadRequest, id: string): Promise<RosterBook> {
  const category = await callerCategory(req, id)
  await filesLimit.take(req.user!.id)
  const { players, total } = await roster(req, { category: id, page: 1, size: PAGE_LIMIT })
  checkFileLimit(total)
  const signs = await photoSigns(
    req,
    players.map((player) => player.id),
  )
  return {
    category: category.name,
    players: players.map((player) => ({ ...player, photoSign: signs.get(player.id) ?? null })),
  }
}

/** The attendance of one of the caller's categories in a season or a month. Throws 404 for another one, 429 after many. */
export async function attendanceBook(
  req: PayloadRequest,
  { category: id, season, month }: Omit<AttendanceFileQuery, 'format'>,
): Promise<AttendanceBook> {
  const category = await callerCategory(req, id)
  await filesLimit.take(req.user!.id)
  const chosen = (season && parseSeason(season)) || seasonOf(new Date())
  const span = month ? monthSpan(month) : chosen
  const where = await readableWhere(req, 'attendances', { and: recordedIn([id], span) })
  const recorded = where ? await aggregate(req, 'attendances', { where, by: ['player'] }) : []
  const people = await teammates(
    req,
    [id],
    recorded.map(({ player }) => String(player)),
  )
  // Of a past season or month nobody who has come since.
  const isPast = span.to.getTime() <= Date.now()
  const has = new Set(recorded.map(({ player }) => String(player)))
  const shown = people.filter((person) => !isPast || has.has(person.id))
  checkFileLimit(shown.length)
  const rows = where
    ? await aggregate(req, 'attendances', { where, by: ['id', 'event', 'player', 'status', 'startsAt'] })
    : []
  const byPlayer = groupsBy(rows, ({ player }) => String(player))
  return {
    category: category.name,
    period: month ? monthName(month) : chosen.label,
    events: await bookEvents(req, rows),
    players: shown.map(({ id, name, jerseyNumber }) => {
      const own = byPlayer.get(id) ?? []
      const marks = new Map(own.map(({ event, status }) => [String(event), status as Status]))
      return { name, jerseyNumber, sum: sumOf(own.map(({ status }) => ({ status }))), marks }
    }),
  }
}

/** The attendance as a list of its players. */
export const attendanceList = (name: string, { events, players }: AttendanceBook): FileList<BookPlayer> => ({
  name,
  columns: attendanceColumns(events),
  total: players.length,
  rows: onePortion(players),
})

/** The same on paper. */
export const attendancePaper = (name: string, book: AttendanceBook): FileList<BookPlayer> => ({
  ...attendanceList(name, book),
  columns: attendancePaperColumns(book.events),
  note: LETTERS_MEAN,
})

/** The events of these rows by their start. Without access control: who may read a row may read its event. */
async function bookEvents(
  req: PayloadRequest,
  rows: readonly { event: unknown; startsAt: unknown }[],
): Promise<BookEvent[]> {
  const starts = new Map(rows.map(({ event, startsAt }) => [String(event), String(startsAt)]))
  if (starts.size === 0) return []
  const types = await aggregate(req, 'events', {
    where: { id: { in: [...starts.keys()] } },
    by: ['id', 'type'],
  })
  const typeOf = new Map(types.map(({ id, type }) => [String(id), Number(type) as EventType]))
  return [...starts].sort(inOrder(([id, startsAt]) => `${startsAt} ${id}`)).map(([id, startsAt]) => ({
    id,
    day: dayOf(startsAt),
    time: timeOf(startsAt),
    type: typeOf.get(id) ?? 0,
  }))
}
