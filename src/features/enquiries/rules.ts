import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { type Kind, KINDS, type State, type STATE_ACTS, STATES } from './labels'

/** Days after which an enquiry is deleted with the personal data in it. */
export const RETENTION_DAYS = 90
/** Seconds a person needs at least to fill in a form. */
export const MIN_SECONDS = 3
const AGES = { least: 3, most: 19 }

interface WithBirthYears {
  name: string
  birthYears: { from: number | null; to: number | null }
}

/** The first category for children born in this year, undefined when there is none; a range with one end is one year. */
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

/** Whether somebody born in this year is of an age the academy trains, on the club's day `today`. */
export const isTrainingAge = (birthYear: number, today: string): boolean => {
  const age = Number(today.slice(0, 4)) - birthYear
  return age >= AGES.least && age <= AGES.most
}

/** When an enquiry sent at this moment expires. */
export const expiryOf = (moment: Date): Date => new Date(moment.getTime() + RETENTION_DAYS * 24 * 3_600_000)

/** Whether a program filled in the form: the field hidden from people has a value, or it was too fast for a person. */
export const isRobot = ({ website, took }: { website?: string; took: number }): boolean =>
  Boolean(website) || took < MIN_SECONDS

/** Whether an enquiry claims a right over personal data, which the club must answer by law. */
export const isDataRequest = (kind: string): boolean => kind === 'erasure' || kind === 'photo'

/** The filter of the office's list. */
export interface EnquiryFilter {
  kind?: Kind
  state?: State
  /** A part of a name, phone number or e-mail address. */
  search: string
  page: number
}

const oneOf = <Value extends string>(values: Record<Value, unknown>, text: string): Value | undefined =>
  Object.hasOwn(values, text) ? (text as Value) : undefined

/** The filter in a page's query; unknown values are ignored. */
export const enquiryFilter = (query: RawSearch): EnquiryFilter => ({
  kind: oneOf(KINDS, textParam(query, 'kind')),
  state: oneOf(STATES, textParam(query, 'state')),
  search: textParam(query, 'search'),
  page: pageParam(query),
})

/** The states the office may give an enquiry. A child comes on trial by a trainer's sheet, not by a button here. */
export const nextStates = (state: State): (keyof typeof STATE_ACTS)[] => {
  if (state === 'closed') return ['new']
  return state === 'new' ? ['contacted', 'closed'] : ['closed']
}
