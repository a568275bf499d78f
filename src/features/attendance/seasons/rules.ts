import type { Answer } from '@/features/participants/labels'
import type { Nomination } from '@/features/participants/nomination/labels'
import type { Status } from '../labels'
import type { Surprise } from './labels'

/** How many of the latest events in a row somebody came to, late as well; those missed by injury are skipped. */
export const streakOf = (latestFirst: readonly Status[]): number => {
  const counted = latestFirst.filter((status) => status !== 'injured')
  const broken = counted.findIndex((status) => status !== 'present' && status !== 'late')
  return broken === -1 ? counted.length : broken
}

/** The most events in a row somebody came to in these; those missed by injury are skipped. */
export const longestStreakOf = (statuses: readonly Status[]): number => {
  let [longest, streak] = [0, 0]
  for (const status of statuses) {
    if (status === 'injured') continue
    streak = status === 'present' || status === 'late' ? streak + 1 : 0
    longest = Math.max(longest, streak)
  }
  return longest
}

/** What was known of a player before an event: their answer, and whether they had to give one. */
export interface Expectation {
  answer: Answer | null
  /** Whether families saw the event. */
  published: boolean
  /** Until when an answer was awaited; null where none was required. */
  asksUntil: string | null
  nomination: Nomination | null
}

/** Whether a player was to come: they said yes, or nothing to an event where none is needed or to which they are nominated. */
const wasExpected = ({ answer, published, asksUntil, nomination }: Expectation): boolean =>
  answer === 'yes' ||
  (answer === null && published && (nomination === 'in' || (nomination === null && asksUntil === null)))

/** How an attendance differs from what was known before; undefined when it does not, or nothing was known. */
export const surpriseOf = (status: Status, before: Expectation | undefined): Surprise | undefined => {
  if (!before) return undefined
  if (status === 'absent' && wasExpected(before)) return 'missed'
  const came = status === 'present' || status === 'late'
  return came && before.answer === 'no' ? 'came' : undefined
}
