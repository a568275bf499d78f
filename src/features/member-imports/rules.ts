import type { RELATIONS } from '@/features/users/labels'
import type { RowGuardian } from './row-guardians/rules'
import type { RowPlayer } from './rows/rules'

/** Somebody of the club, as far as rows are compared with them. */
export interface Known {
  id: string
  firstName: string
  lastName: string
  /** Plays; everybody else may be found as a guardian. */
  playing: boolean
  email: string | null
  phone: string | null
  values: Partial<Record<PlannedField, string | number | null>>
  children: readonly string[]
}

/** Columns of a player that a row may set; a category by its id. */
export type PlannedField = Exclude<keyof RowPlayer, 'firstName' | 'lastName'>
export type PlannedValues = Partial<Record<PlannedField, string | number>>

/** What becomes of a row. `same` changes nothing, `wrong` is left out, `unsure` waits for a decision. */
export type RowKind = 'new' | 'changed' | 'same' | 'wrong' | 'unsure'

/** How somebody is reached. */
export interface Contact {
  phone: string | null
  email: string | null
}

/** A guardian of a row: somebody of the club, somebody of the file (by key), and how they are linked. */
export interface PlannedGuardian {
  /** The id of somebody of the club; null for a new account. */
  id: string | null
  /** Rows with the same key mean the same person: siblings have one mother. */
  key: string
  person: RowGuardian
  /** Of somebody of the club, their name there. */
  name: string | null
  /** Of somebody of the club, how they are reached there, with what earlier rows have filled. */
  contact: Contact | null
  /** Of somebody of the club, what the row fills because they have none. */
  filled: Partial<Contact>
  /** Why the row's guardian cannot be whom the club has under the e-mail. */
  problem: string | null
  relation: keyof typeof RELATIONS
  /** Whether the link to the child is new. */
  linked: boolean
}

export interface PlannedRow {
  number: number
  kind: RowKind
  /** The player of the club that the row means. */
  id: string | null
  name: string
  person: { firstName: string; lastName: string }
  /** What is set: of a new player everything, of a known one what differs. */
  values: PlannedValues
  /** Of a known player, what the row replaces. */
  before: Partial<Record<PlannedField, string | number | null>>
  guardians: PlannedGuardian[]
  problems: string[]
  /** What the office should know of a row that is imported all the same. */
  notes: string[]
  /** Players of the club, or earlier rows of the file, whom the row may mean; what else than the name is the same, and what is not. */
  likely: { id: string | null; row: number | null; name: string; facts: string[] }[]
}

/** What the office decided for an unsure row: the id of a player of the club, or `new`. */
export type Decisions = ReadonlyMap<number, string>

/** The categories of the club: by name as written, by birth date. */
export interface Categories {
  byName: (written: string) => string | undefined
  byBirthDate: (day: string) => string | undefined
  /** The first birth year of a category in this season, where it has one. */
  firstYear: (id: string) => number | undefined
}
