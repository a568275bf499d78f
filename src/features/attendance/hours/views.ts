import type { EventRef } from '../views'

/** One session a trainer led. */
export interface LedSessionView {
  event: EventRef
  category: { id: string; name: string }
  minutes: number
  substituted: boolean
}

/** A trainer's sessions with what is paid by: sessions and hours per month and category. */
export interface TrainerHoursView {
  trainer: { id: string; name: string }
  months: { month: string; category: { id: string; name: string }; sessions: number; hours: number }[]
  sessions: LedSessionView[]
  total: { sessions: number; hours: number }
}
