import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { AnswerCounts, StaffEventView } from '../schema'
import { NO_ANSWERS } from '../rules'
import type { SeasonBreak } from '../series/rules'
import { staffEventView } from '../views'

/** An event in the office's list. */
export interface AdminEvent extends StaffEventView {
  counts: AnswerCounts
}

/** The office's row of an event. */
export const adminEvent = (event: Event, club: string, counts: AnswerCounts = NO_ANSWERS): AdminEvent => ({
  ...staffEventView(event, club),
  counts,
})

/** A page of the list. */
export interface AdminEventList {
  events: AdminEvent[]
  page: number
  /** Pages counted; `isMore` when there are further ones. */
  pages: number
  total: number
  isMore: boolean
}

/** What the event form offers the caller to choose from. */
export interface EventChoices {
  /** Whether the caller is an admin; a trainer creates only trainings of own categories. */
  admin: boolean
  categories: Named[]
  places: string[]
  trainers: (Named & { categories: string[] })[]
  /** The caller's id when they are a trainer. */
  self: string | null
  breaks: SeasonBreak[]
}
