import type { RosterPlayerView } from '@/features/users/schema'
import type { Named } from '@/lib/schema'
import type { AttendanceSum } from '../rules'

/** A player of the roster with this season's attendance. */
export interface RosterRow extends RosterPlayerView {
  sum: AttendanceSum
}

export interface Roster {
  groups: Named[]
  /** The category looked at, „all“ for everybody. */
  category: string
  players: RosterRow[]
  /** Players of the whole list whose medical check is over or soon will be. */
  warned: number
  page: number
  pages: number
  /** Players of the whole list. */
  total: number
  /** The club's day now. */
  today: string
}

/** What a line of the roster shows of a player, and nothing else of them. */
export interface RosterLineView extends Pick<
  RosterRow,
  'id' | 'name' | 'jerseyNumber' | 'birthYear' | 'position' | 'phone' | 'guardians'
> {
  /** „U11 + U13“ */
  groups: string
  rate: number | null
}

/** The line of a player. */
export const rosterLine = (player: RosterRow): RosterLineView => {
  const { id, name, jerseyNumber, birthYear, position, phone, guardians, category, secondCategory } = player
  const groups = [category?.name, secondCategory?.name].filter(Boolean).join(' + ')
  return { id, name, jerseyNumber, birthYear, position, phone, guardians, groups, rate: player.sum.rate }
}
