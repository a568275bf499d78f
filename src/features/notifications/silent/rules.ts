import { shortDate } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import type { Forms } from '@/lib/plural'

/** How long after a reminder of an event nobody sends another one by the button. */
export const PAUSE_MS = 3 * 3_600_000

/** The key of what is remembered of an event's reminder by hand. */
export const askedKey = (event: string): string => `asked:${event}`

/** Whether an event was reminded of so lately that another reminder has to wait. */
export const isPaused = (remindedAt: string | null, now: Date): boolean =>
  remindedAt !== null && now.getTime() < Date.parse(remindedAt) + PAUSE_MS

/** „Pripomenuté dnes o 17:05“ */
export const formatReminded = (remindedAt: string, now: Date): string => {
  const day = dayOf(remindedAt) === dayOf(now) ? 'dnes' : shortDate(remindedAt)
  return `Pripomenuté ${day} o\u00a0${timeOf(remindedAt)}`
}

/** „Pripomenúť 4 mlčiacim“: the dative of players who have not answered. */
export const TO_SILENT: Forms = ['mlčiacemu', 'mlčiacim', 'mlčiacim']
