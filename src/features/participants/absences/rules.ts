import { addDays, daysBetween, weekdayOf } from '@/lib/dates'
import type { Span } from '../absence-answers/rules'

/** How long an absence is at most, in days. */
export const LONGEST_DAYS = 366
/** How many absences ahead a player has at most. */
export const MOST_AHEAD = 20
/** How many minutes the whole act can be undone exactly as it was, also past a deadline that came meanwhile. */
export const UNDO_MINUTES = 15

/** What is wrong with the days of a new absence; undefined when nothing is. */
export const spanProblem = (
  { from, to }: Span,
  today: string,
): { message: string; field: string } | undefined => {
  if (to < from) return { message: 'Koniec neprítomnosti nemôže byť pred jej začiatkom.', field: 'to' }
  if (to < today) return { message: 'Tieto dni už uplynuli. Zadajte dnešok alebo neskorší deň.', field: 'to' }
  if (daysBetween(from, to) >= LONGEST_DAYS)
    return { message: 'Neprítomnosť môže trvať najviac rok.', field: 'to' }
  return undefined
}

/** The spans offered in one tap. On a Sunday „this week“ is only that day, so the next one is offered instead. */
export const quickSpans = (today: string): { label: string; span: Span }[] => {
  const sunday = addDays(today, 7 - weekdayOf(today))
  const tomorrow = addDays(today, 1)
  const week =
    sunday === today
      ? { label: 'Budúci týždeň', span: { from: tomorrow, to: addDays(today, 7) } }
      : { label: 'Tento týždeň', span: { from: today, to: sunday } }
  return [
    { label: 'Dnes', span: { from: today, to: today } },
    { label: 'Zajtra', span: { from: tomorrow, to: tomorrow } },
    week,
  ]
}

/** Whether an act of that moment can still be undone exactly. */
export const isUndoable = (at: string, now: Date): boolean =>
  now.getTime() - Date.parse(at) < UNDO_MINUTES * 60_000
