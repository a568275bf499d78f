import type { Season } from '@/features/club/season/rules'
import type { Named } from '@/lib/schema'
import type { PlayerSort } from '../roster/rules'
import type { Share } from './rules'

/** A player's season in their team. */
export interface TeamRow extends Named {
  /** Whether they are in the roster today; somebody who has left or moved keeps what was recorded. */
  current: boolean
  share: Share
  /** How often they were expected and missing. */
  missed: number
  /** By month, as `TeamSeason.months`. */
  months: (Share | null)[]
}

export interface TeamSeason {
  categories: Named[]
  /** The chosen category; „all“ for everybody. */
  category: string
  season: Season
  /** The first year of the current season. */
  thisYear: number
  /** The months in which something was recorded, YYYY-MM. */
  months: string[]
  rows: TeamRow[]
  /** Of everybody, also of players of other pages. */
  whole: { share: Share; months: (Share | null)[] }
  sort: PlayerSort
  page: number
  pages: number
  /** How many players the whole list has. */
  total: number
}
