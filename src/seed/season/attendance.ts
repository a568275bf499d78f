import { momentAt, timeOf } from '@/lib/dates'
import type { Attendance } from '@/payload-types'
import type { Status } from '@/features/attendance/labels'
import { type Chance, chanceOf, idFor } from '../random'
import type { SeedContext } from '../context'
import { type EventRow, isPast, shifted } from './event'
import type { ParticipantRow } from './participants'

export type AttendanceRow = Partial<Attendance> & { id: string }

/** Attendance of past trainings; the last one of U11 is not recorded yet. */
export const attendanceOf = (
  context: SeedContext,
  events: readonly EventRow[],
  participants: readonly ParticipantRow[],
): AttendanceRow[] => {
  const trainings = events.filter(
    (event) => event.type === 0 && isPast(context, event) && !event.cancelled?.at,
  )
  const unrecorded = trainings.filter(({ names }) => names[0] === 'U11').at(-1)
  const sheets = new Map(trainings.filter((event) => event !== unrecorded).map((event) => [event.id, event]))
  return participants.flatMap((row) => {
    const event = sheets.get(row.event)
    return event ? [attendanceRow(event, row)] : []
  })
}

function attendanceRow(event: EventRow, row: ParticipantRow): AttendanceRow {
  const chance = chanceOf(`attendance:${row.id}`)
  const status = statusOf(row, chance)
  const trainer = event.substitute ?? event.trainers?.[0]
  return {
    id: idFor('attendance', row.id),
    event: event.id,
    player: row.player,
    category: row.category,
    status,
    note: status === 'injured' ? chance.pick(['členok', 'koleno', 'natiahnutý sval', 'zápästie']) : undefined,
    lateMinutes: status === 'late' && chance.happens(0.7) ? chance.pick([5, 10, 15, 20]) : undefined,
    startsAt: event.startsAt,
    recordedBy: trainer as string,
    recordedAt: momentAt(event.day, shifted(timeOf(event.startsAt), chance.between(3, 12))).toISOString(),
    operation: idFor('operation', row.id),
  }
}

/** Who answered no is excused; the others are present in 60 to 95 per cent, by player. */
function statusOf(row: ParticipantRow, chance: Chance): Status {
  if (row.answer === 'no') return row.reason === 'zranenie' ? 'injured' : 'excused'
  const reliable = chanceOf(`reliable:${row.player}`).between(70, 98) / 100
  if (chance.happens(reliable)) return chance.happens(0.06) ? 'late' : 'present'
  return chance.happens(0.55) ? 'excused' : 'absent'
}
