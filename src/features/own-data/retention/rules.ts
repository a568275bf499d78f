import { addYears, dayOf, momentAt } from '@/lib/dates'

/** Records of what staff did are kept a year: the midnight a year before `now`'s day, of the club's calendar. */
export const keptSince = (now: Date): Date => momentAt(addYears(dayOf(now), -1))
