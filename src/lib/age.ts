import { addYears, isDay } from './dates'

const ADULT_YEARS = 18

/**
 * The day a person comes of age. Who is born on 29 February does so on 28 February when the year has no 29th
 * (Občiansky zákonník § 122: the last day of the month).
 */
export const adultFrom = (birthDate: string): string => addYears(birthDate, ADULT_YEARS)

/** Whether a person is of age on a day; false for an unknown birth date (docs/decisions/006). */
export const isAdult = (birthDate: string | null | undefined, today: string): boolean =>
  isDay(birthDate) && adultFrom(birthDate) <= today
