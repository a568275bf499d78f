import type { RosterView } from '@/features/users/views'
import type { AttendanceSum } from '../rules'

/** A player of the roster with this season's attendance. */
export interface RosterRow extends RosterView {
  sum: AttendanceSum
}

export interface Roster {
  groups: { id: string; name: string }[]
  /** The category looked at, „all“ for everybody. */
  category: string
  players: RosterRow[]
  /** The club's day now. */
  today: string
}
