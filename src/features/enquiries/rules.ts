import { addDays, dayOf, momentAt } from '@/lib/dates'

/** Days after which an enquiry and everything personal in it is gone. */
export const RETENTION_DAYS = 90
/** A person needs at least this many seconds to fill in a form. */
export const MIN_SECONDS = 3
/** The hour of the day, in the club's zone, at which what has expired is deleted. */
const DELETION_TIME = '03:30'
const AGES = { least: 3, most: 19 }

interface WithBirthYears {
  name: string
  birthYears: { from: number | null; to: number | null }
}

/** The category, in the club's order the first, for children born in this year; a range with one end is one year. */
export function proposedCategory<Of extends WithBirthYears>(
  birthYear: number,
  categories: readonly Of[],
): Of | undefined {
  return categories.find(({ birthYears: { from, to } }) => {
    const first = from ?? to
    const last = to ?? from
    return first !== null && last !== null && first <= birthYear && birthYear <= last
  })
}

/** Whether somebody born in this year is of an age the academy trains. */
export const isTrainingAge = (birthYear: number, now: Date): boolean => {
  const age = Number(dayOf(now).slice(0, 4)) - birthYear
  return age >= AGES.least && age <= AGES.most
}

/** When an enquiry of this moment is deleted. */
export const expiryOf = (moment: Date): Date => new Date(moment.getTime() + RETENTION_DAYS * 24 * 3_600_000)

/** When what has expired is deleted next: early tomorrow. */
export const nextDeletion = (now: Date): Date => momentAt(addDays(dayOf(now), 1), DELETION_TIME)

/** Filled in by a program: the field no person sees has something in it, or it took no time at all. */
export const isRobot = ({ website, took }: { website?: string; took: number }): boolean =>
  Boolean(website) || took < MIN_SECONDS

/** Whether an enquiry claims a right over one's own data, which the club has to answer. */
export const isDataRequest = (kind: string): boolean => kind === 'erasure' || kind === 'photo'
