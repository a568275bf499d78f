import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { AnswerCounts, StaffEventView } from '../schema'
import type { SeasonBreak } from '../series/rules'
import { staffEventView } from '../views'

/** An event in the office's list. */
export interface AdminEvent extends StaffEventView {
  counts: AnswerCounts
  /** Whether the reader may change it: a trainer only trainings. */
  mine: boolean
}

const NOBODY: AnswerCounts = { yes: 0, no: 0, maybe: 0, waiting: 0 }

/** The office's row of an event. */
export const adminEvent = (
  event: Event,
  club: string,
  counts: AnswerCounts | undefined,
  mine: boolean,
): AdminEvent => ({ ...staffEventView(event, club), counts: counts ?? NOBODY, mine })

/** A page of the list. */
export interface AdminEventList {
  events: AdminEvent[]
  page: number
  /** The pages counted; `isMore` says that there are further ones. */
  pages: number
  total: number
  isMore: boolean
}

/** What the form of an event offers its caller. */
export interface EventChoices {
  /** Everything for an admin; a trainer makes trainings of own categories. */
  admin: boolean
  categories: Named[]
  places: string[]
  trainers: (Named & { categories: string[] })[]
  /** The caller, when they are a trainer. */
  self: string | null
  breaks: SeasonBreak[]
}
