import { idOf } from '@/lib/reference'
import type { Nomination } from '@/features/participants/nomination/labels'
import type { EventView } from '@/features/events/schema'
import { eventView, type ShownEvent } from '@/features/events/views'
import type { Attendance, Event } from '@/payload-types'
import type { Status } from './labels'
import type { AttendanceSum } from './rules'

interface Named {
  id: string
  name: string
}

/** As much of an event as names it beside an attendance. */
export type EventRef = Pick<
  EventView,
  'id' | 'type' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'categories'
>

/** The reference of an event with populated categories; `club` is our side in a match's title. */
export const eventRef = (event: ShownEvent, club: string): EventRef => {
  const { id, type, title, startsAt, endsAt, place, categories } = eventView(event, club)
  return { id, type, title, startsAt, endsAt, place, categories }
}

/** What of a sheet no page of it shows by itself. */
export interface WholeSheet {
  /** Whether a squad is named, on whichever page it stands. */
  squadNamed: boolean
  /** How many of all who are expected have no mark. */
  unmarked: number
}

/** An event as its sheet needs it. */
export interface SheetEventView extends EventRef, WholeSheet {
  cancelled: { at: string; reason: string } | null
  content: string
  internalNote: string
  players: SheetPlayerView[]
}

/** One player's presence as the sheet shows it; `updatedAt` goes back with a change. */
export interface MarkView {
  id: string
  player: Named
  status: Status
  note: string
  recordedBy: string | null
  recordedAt: string
  updatedAt: string
}

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

/** One event of one category with everybody recorded there. */
export interface SessionView {
  event: EventRef
  category: Named
  recordedBy: Named | null
  counts: AttendanceSum
  rows: SessionRowView[]
}

/** A session as a list shows it: who was there is asked for when it is needed. */
export type SessionSumView = Omit<SessionView, 'rows'>

/** One player of a recorded session, no more than a list shows; a guest plays in another category. */
export type SessionRowView = Pick<MarkView, 'id' | 'player' | 'status' | 'note'> & { guest: boolean }

/** The view of a session's row. */
export const sessionRow = (
  { id, player, status, note }: Record<'id' | 'player' | 'status' | 'note', unknown>,
  names: ReadonlyMap<string, string>,
  guest: boolean,
): SessionRowView => {
  const whose = { id: String(player), name: names.get(String(player)) ?? '' }
  return { id: String(id), player: whose, status: status as Status, note: String(note ?? ''), guest }
}

/** One player of a sheet: whether they said they come, and what is recorded. */
export interface SheetPlayerView {
  player: { id: string; name: string; jerseyNumber: number | null; position: string | null }
  participant: {
    id: string
    category: string | null
    userSubmitted: boolean
    answer: 'yes' | 'no' | 'maybe' | null
    reason: string
    submittedAt: string | null
    /** The place in the squad of a match; null until it is decided. */
    nomination: Nomination | null
  } | null
  attendance: MarkView | null
}
