import { idOf } from '@/lib/reference'
import { eventView, type EventViewRow } from '@/features/events/views'
import type { Attendance } from '@/payload-types'
import type { EventRef, MarkView } from './schema'

/** The short view of an event with populated categories; `club` is our side in a match's title. */
export const eventRef = (event: EventViewRow, club: string): EventRef => {
  const { id, type, title, startsAt, endsAt, place, categories } = eventView(event, club)
  return { id, type, title, startsAt, endsAt, place, categories }
}

/** The view of an attendance row; `names` are of players by id. */
export const markView = (row: Attendance, names: ReadonlyMap<string, string>): MarkView => {
  const player = idOf(row.player)!
  return {
    id: row.id,
    player: { id: player, name: names.get(player) ?? '' },
    status: row.status,
    note: row.note ?? '',
    lateMinutes: row.lateMinutes ?? null,
    recordedBy: idOf(row.recordedBy) ?? null,
    recordedAt: row.recordedAt,
    updatedAt: row.updatedAt,
  }
}
