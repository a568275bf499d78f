import type { Status } from '../labels'
import type { AttendanceSum } from '../rules'
import type { EventRef } from '../views'

/** One attendance in a player's season. */
export interface SeasonRowView {
  id: string
  event: EventRef
  player: { id: string; name: string }
  status: Status
  note: string
}

/** A season added up, whole and month by month (YYYY-MM). */
export interface SeasonSumView extends AttendanceSum {
  perMonth: ({ month: string } & AttendanceSum)[]
}
