import { type ClosablePlace, type Closure, closureOf } from '@/features/club/places/rules'
import type { Named } from '@/lib/schema'
import type { Event } from '@/payload-types'
import type { AnswerCounts, StaffEventView } from '../schema'
import { NO_ANSWERS } from '../rules'
import type { SeasonBreak } from '../series/rules'
import { staffEventView } from '../views'

/** An event in the office's list. */
export interface AdminEvent extends StaffEventView {
  counts: AnswerCounts
  /** When its place is closed on its days; null when it is open. */
  closure: Closure | null
  /** Whether the caller may change it: its row leads to the form, any other to the answers. */
  mayChange: boolean
}

/** The office's row of an event. */
export const adminEvent = (
  event: Event,
  club: { shortName: string; places: readonly ClosablePlace[] },
  mayChange: boolean,
  counts: AnswerCounts = NO_ANSWERS,
): AdminEvent => ({
  ...staffEventView(event, club.shortName),
  counts,
  mayChange,
  closure: closureOf(club.places, event) ?? null,
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

/** What a month or a week of the calendar shows, the places an event can be moved at, and the breaks of all seasons. */
export interface EventCalendar {
  events: AdminEvent[]
  places: ClosablePlace[]
  breaks: SeasonBreak[]
}

/** What the event form offers the caller to choose from. */
export interface EventChoices {
  /** Whether the caller is an admin; a trainer creates events of own categories, of no competition. */
  admin: boolean
  categories: Named[]
  places: ClosablePlace[]
  trainers: (Named & { categories: string[] })[]
  /** The caller's id when they are a trainer. */
  self: string | null
  breaks: SeasonBreak[]
}
