import type { Named } from '@/lib/schema'
import type { AbsenceView } from './schema'

/** What the screen of absences needs. */
export interface AbsencePage {
  today: string
  /** For whom the caller may record one; a trainer or the office for the one player they opened. */
  players: Named[]
  /** The ids of those ticked at first: the one the screen was opened for, else all. */
  ticked: string[]
  /** The list the screen was opened from: a family's events, or where a trainer and the office have the player. */
  list: 'playerEvents' | 'playerList' | 'users'
  absences: AbsenceView[]
}
