import type { RosterPlayerView } from '@/features/users/schema'
import type { Named } from '@/lib/schema'
import type { AttendanceSum } from '../rules'

/** A player of the roster with this season's attendance. */
export interface RosterRow extends RosterPlayerView {
  sum: AttendanceSum
  /** Whether nobody has agreed that the player is photographed for the site. */
  noPhotos: boolean
}

export interface Roster {
  categories: Named[]
  /** The chosen category; „all“ for everybody. */
  category: string
  players: RosterRow[]
  /** How many players of the whole list have a warning about their medical check. */
  warnings: number
  page: number
  pages: number
  /** How many players the whole list has. */
  total: number
  /** The current day in the club's zone. */
  today: string
}

/** What a line of the roster shows of a player. */
export interface RosterLineView extends Pick<
  RosterRow,
  'id' | 'name' | 'jerseyNumber' | 'birthYear' | 'position' | 'phone' | 'guardians' | 'noPhotos'
> {
  /** „U11 + U13“ */
  categoryNames: string
  rate: number | null
}

/** From a player's row to their line. */
export const rosterLine = (player: RosterRow): RosterLineView => {
  const {
    id,
    name,
    jerseyNumber,
    birthYear,
    position,
    phone,
    guardians,
    category,
    secondCategory,
    noPhotos,
  } = player
  const categoryNames = [category?.name, secondCategory?.name].filter(Boolean).join(' + ')
  return {
    id,
    name,
    jerseyNumber,
    birthYear,
    position,
    phone,
    guardians,
    noPhotos,
    categoryNames,
    rate: player.sum.rate,
  }
}
