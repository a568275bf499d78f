import { idOf } from '@/lib/reference'
import { eventView, type ShownEvent } from '@/features/events/views'
import type { Attendance, Event } from '@/payload-types'
import type { Status } from './labels'
import type { EventRef, MarkView } from './schema'
import type { SessionRowView, SessionView } from './sessions/schema'
import type { SheetEventView, SheetPlayerView } from './sheet/schema'

/** The reference of an event with populated categories; `club` is our side in a match's title. */
export const eventRef = (event: ShownEvent, club: string): EventRef => {
  const { id, type, title, startsAt, endsAt, place, categories } = eventView(event, club)
  return { id, type, title, startsAt, endsAt, place, categories }
}

/** What of a sheet no page of it shows by itself. */
export type WholeSheet = Pick<SheetEventView, 'squadNamed' | 'unmarked'>

/** The view of an attendance row; `names` knows its player. */
export const markView = (row: Attendance, names: ReadonlyMap<string, string>): MarkView => {
  const player = idOf(row.player)!
  return {
    id: row.id,
    player: { id: player, name: names.get(player) ?? '' },
    status: row.status,
    note: row.note ?? '',
    recordedBy: idOf(row.recordedBy) ?? null,
    recordedAt: row.recordedAt,
    updatedAt: row.updatedAt,
  }
}

/** The view of an event with its sheet. */
export const sheetEventView = (
  event: Event,
  club: string,
  whole: WholeSheet,
  players: SheetPlayerView[],
): SheetEventView => ({
  ...eventRef(event, club),
  cancelled: eventView(event, club).cancelled,
  content: event.content ?? '',
  internalNote: event.internalNote ?? '',
  squadNamed: whole.squadNamed,
  unmarked: whole.unmarked,
  players,
})

/** A session as a list shows it: who was there is asked for when it is needed. */
export type SessionSumView = Omit<SessionView, 'rows'>

/** The view of a session's row. */
export const sessionRow = (
  { id, player, status, note }: Record<'id' | 'player' | 'status' | 'note', unknown>,
  names: ReadonlyMap<string, string>,
  guest: boolean,
): SessionRowView => {
  const whose = { id: String(player), name: names.get(String(player)) ?? '' }
  return { id: String(id), player: whose, status: status as Status, note: String(note ?? ''), guest }
}
