import { addYears, isDay } from '@/lib/dates'

/** What a guardian may do with a child's records: change them, read them, or neither. */
export type Guardianship = 'full' | 'read' | 'none'

/** The fields of a linked person that decide it. */
export interface Ward {
  role?: unknown
  playing?: boolean | null
  active?: boolean | null
  deletedAt?: unknown
  birthDate?: string | null
}

/** The fields of `Ward`, to be read from the database. */
export const WARD_FIELDS = {
  role: true,
  playing: true,
  active: true,
  deletedAt: true,
  birthDate: true,
} as const

const ADULT_YEARS = 18

/**
 * The day a person comes of age. Who is born on 29 February does so on 28 February when the year has no 29th
 * (Občiansky zákonník § 122: the last day of the month).
 */
export const adultFrom = (birthDate: string): string => addYears(birthDate, ADULT_YEARS)

/** Whether a person is of age on a day; false for an unknown birth date (docs/decisions/006). */
export const isAdult = (birthDate: string | null | undefined, today: string): boolean =>
  isDay(birthDate) && adultFrom(birthDate) <= today

/**
 * The one rule of who acts for whom: a guardian acts for a child with full right and reads with the other, only
 * while the child is a player who plays and is under 18. For a deactivated player nobody acts, but the family still
 * sees what it owes. `today` is the club's calendar day.
 */
export const guardianship = (child: Ward, right: 'full' | 'read', today: string): Guardianship => {
  if (child.role !== 'player' || !child.playing || child.deletedAt) return 'none'
  if (isAdult(child.birthDate, today)) return 'none'
  return right === 'full' && child.active !== false ? 'full' : 'read'
}
