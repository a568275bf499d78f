import { addDays, dayOf, momentAt } from '@/lib/dates'

/** The time of day, in the club's time zone, at which children whose trial has ended are erased. */
const ERASURE_TIME = '03:40'

/** The next run after `now`'s day: early tomorrow. */
export const nextErasure = (now: Date): Date => momentAt(addDays(dayOf(now), 1), ERASURE_TIME)
