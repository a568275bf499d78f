import type { PhotoSign } from '@/features/consents/labels'
import { POSITIONS } from '@/features/users/labels'
import type { RosterPlayerView } from '@/features/users/schema'
import { shortDate } from '@/lib/date-format'
import type { Named } from '@/lib/schema'
import type { AttendanceSum } from '../rules'
import { type Contact, contactsOf, type MedicalWarning, medicalWarning, type PlayerSort } from './rules'

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
  sort: PlayerSort
  page: number
  pages: number
  /** How many players the whole list has. */
  total: number
  /** The current day in the club's zone. */
  today: string
}

/** What the list shows of a player. */
export interface RosterLineView extends Pick<
  RosterRow,
  'id' | 'name' | 'jerseyNumber' | 'photoSign' | 'trialUntil'
> {
  /** „U11 + U13“ */
  categoryNames: string
  /** „ročník 2014“, „záložník“ */
  facts: string[]
  rate: number | null
  /** Until when the medical check is valid, „24. 11. 2026“; empty when unknown. */
  medical: string
  warning: MedicalWarning | null
  contacts: Contact[]
}

/** From a player's row to their line. */
export const rosterLine = (player: RosterRow, today: string): RosterLineView => {
  const { id, name, jerseyNumber, birthYear, position, category, secondCategory, photoSign } = player
  const { medicalValidUntil, trialUntil } = player
  const facts = [birthYear ? `ročník ${birthYear}` : '', position ? POSITIONS[position] : '']
  return {
    id,
    name,
    jerseyNumber,
    photoSign,
    trialUntil,
    categoryNames: [category?.name, secondCategory?.name].filter(Boolean).join(' + '),
    facts: facts.filter(Boolean),
    rate: player.sum.rate,
    medical: medicalValidUntil ? shortDate(`${medicalValidUntil.slice(0, 10)}T12:00:00Z`) : '',
    warning: medicalWarning(medicalValidUntil, today) ?? null,
    contacts: contactsOf(player),
  }
}
