import type { Named } from '@/lib/schema'
import type { AbsenceView } from './schema'

/** What the screen of absences needs. */
export interface AbsencePage {
  today: string
  /** For whom the caller may record one; a trainer or the office for the one player they opened. */
  players: Named[]
  /** Whether the caller acts for somebody else's child. */
  staff: boolean
  absences: AbsenceView[]
}
