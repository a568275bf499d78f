import { addDays } from '@/lib/dates'

/** Days a child may try trainings; the office may prolong that once by as many. */
export const TRIAL_DAYS = 14

/** The last day of a trial that begins on this day. */
export const trialEnd = (from: string): string => addDays(from, TRIAL_DAYS)

/** The last day to which a trial that began on this day can be prolonged. */
export const longestTrial = (from: string): string => addDays(from, 2 * TRIAL_DAYS)

/** First name and surname from one line: „Anna Mária Nová“ → „Anna Mária“ and „Nová“; one word alone is the first name. */
export const splitName = (line: string): { firstName: string; lastName: string } => {
  const words = line.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.pop()! : '–'
  return { firstName: words.join(' ').slice(0, 60) || '–', lastName: lastName.slice(0, 60) }
}

/** Whether somebody on trial may come to an event: to a training that begins on one of its days. */
export const isWithinTrial = (
  trialUntil: string | null | undefined,
  event: { type?: number | null; day: string },
): boolean => !trialUntil || (event.type === 0 && event.day <= trialUntil)
