import { isRecordable } from '@/features/events/leaders/rules'
import type { endOf } from '@/features/events/rules'

const HOUR_MS = 3_600_000

/**
 * Why attendance of an event cannot be recorded now, as a sentence; undefined when it can. It opens an hour before
 * the start; a trainer has `TRAINER_DAYS` after the end, an admin has no limit.
 */
export const whyNotRecorded = (
  event: Parameters<typeof endOf>[0] & { cancelled?: { at?: string | null } | null },
  now: Date,
  isAdmin: boolean,
): string | undefined => {
  if (event.cancelled?.at) return 'Udalosť je zrušená, dochádzka sa k nej nezapisuje.'
  if (now.getTime() < Date.parse(event.startsAt) - HOUR_MS)
    return 'Dochádzku možno zapísať najskôr hodinu pred začiatkom.'
  if (!isAdmin && !isRecordable(event, now))
    return 'Dochádzku možno zapísať najneskôr 7 dní po udalosti. Požiadajte, prosím, administrátora.'
  return undefined
}

/**
 * Why a sheet cannot be recorded now (`closed`, undefined when it can), and in how many milliseconds one that is too early
 * opens (`opensIn`).
 */
export const openingOf = (event: Parameters<typeof whyNotRecorded>[0], now: Date, isAdmin: boolean) => {
  const wait = Date.parse(event.startsAt) - HOUR_MS - now.getTime()
  return {
    closed: whyNotRecorded(event, now, isAdmin),
    opensIn: event.cancelled?.at || wait <= 0 ? undefined : wait,
  }
}

/** How wrong a device's clock may be where nothing else says what time it is. */
const CLOCK_MAY_DIFFER_MS = 3 * HOUR_MS

/** From when a sheet without signal lets marks be made, which the server judges later; in milliseconds by the device's clock. */
export const opensByDeviceClock = (startsAt: string): number =>
  Date.parse(startsAt) - HOUR_MS - CLOCK_MAY_DIFFER_MS

/** Whether that time has come; `now` in milliseconds. */
export const isOpenByDeviceClock = (startsAt: string, now: number): boolean =>
  now >= opensByDeviceClock(startsAt)
