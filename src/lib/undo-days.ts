import { addDays, dayOf, momentAt } from './dates'

/** Days during which what changes many rows at once can be taken back. */
const UNDO_DAYS = 14

/** The last day on which what was done at a moment can be taken back, YYYY-MM-DD of the club's calendar. */
export const undoUntil = (doneAt: string): string => addDays(dayOf(doneAt), UNDO_DAYS)

/** Whether something can be taken back at `now`: it has not been yet, and its last day is not over. */
export const mayUndo = (act: { doneAt: string; undoneAt?: string | null }, now: Date): boolean =>
  !act.undoneAt && dayOf(now) <= undoUntil(act.doneAt)

/** From when something was done that can still be taken back. */
export const undoableSince = (now: Date): Date => momentAt(addDays(dayOf(now), -UNDO_DAYS))
