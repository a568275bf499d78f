import type { PhotoSign } from '@/features/consents/labels'
import type { RosterPlayerView } from '@/features/users/schema'
import type { Named } from '@/lib/schema'
import type { AttendanceSum } from '../rules'

/** A player of the roster with this season's attendance. */
export interface RosterRow extends RosterPlayerView {
  sum: AttendanceSum
  /** What nobody has agreed to: photos, or photos on social networks. */
  photoSign: PhotoSign | null
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
  'id' | 'name' | 'jerseyNumber' | 'birthYear' | 'position' | 'phone' | 'guardians' | 'photoSign'
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
    photoSign,
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
    photoSign,
    categoryNames,
    rate: player.sum.rate,
  }
}
