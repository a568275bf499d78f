import { endOf } from '@/features/events/rules'
import { dayOf } from '@/lib/dates'
import { whyNotRecorded } from '../opening/rules'

/** Whether an event is on: it can be recorded, and has not ended. */
export const isOnNow = (event: Parameters<typeof whyNotRecorded>[0], now: Date): boolean =>
  whyNotRecorded(event, now, true) === undefined && now.getTime() < Date.parse(endOf(event))

/**
 * Whether an event's sheet can be chosen: it begins today or began before, or it is on, which an event after midnight already
 * is within the hour before it.
 */
export const isChoosable = (event: Parameters<typeof isOnNow>[0], now: Date): boolean =>
  dayOf(event.startsAt) <= dayOf(now) || isOnNow(event, now)

/** Whether an event's sheet is not recorded: nobody is marked on it. The chooser of sheets and a trainer's month say the same. */
export const isUnrecorded = ({ recorded }: { recorded: number }): boolean => recorded === 0

/** Whether a trainer records an event: who leads another category's sees it, but its own trainers record its players. */
export const isRecordedBy = (
  trained: readonly string[],
  { categories }: { categories: readonly { id: string }[] },
): boolean => categories.some(({ id }) => trained.includes(id))
