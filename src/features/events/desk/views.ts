import type { Event } from '@/payload-types'
import { type AnswerCounts, staffEventView, type StaffEventView } from '../views'

/** An event in the office's list. */
export interface DeskEvent extends StaffEventView {
  counts: AnswerCounts
  /** Whether the reader may change it: a trainer only trainings. */
  mine: boolean
}

const NOBODY: AnswerCounts = { yes: 0, no: 0, maybe: 0, waiting: 0 }

/** The office's row of an event. */
export const deskEvent = (
  event: Event,
  club: string,
  counts: AnswerCounts | undefined,
  mine: boolean,
): DeskEvent => ({ ...staffEventView(event, club), counts: counts ?? NOBODY, mine })
