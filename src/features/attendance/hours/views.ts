import type { SheetState } from './rules'
import type { LedEventView, TrainerHoursView } from './schema'

/** An event a trainer led, and where its sheet stands. */
export interface MonthSession extends LedEventView {
  sheet: SheetState
}

/** One month of a trainer, YYYY-MM. */
export interface TrainerMonth {
  month: string
  hours: TrainerHoursView
  sessions: MonthSession[]
}
