import type { Guardianship } from '@/access/guardian'
import { adultFrom, isAdult } from '@/lib/age'
import { addYears, dayOf, isDay, momentAt } from '@/lib/dates'
import type { Answerer, Due, GivenAs, Purpose } from './labels'

/** The age from which a person consents themselves in services of the information society (zákon č. 18/2018 Z. z.). */
const OWN_WORD_YEARS = 16

/** Who says whether they consent: a guardian, the person with the guardian's word standing in, the person alone. */
export type Band = 'child' | 'youth' | 'adult'

/** What of a person decides it. */
export interface Subject {
  role?: unknown
  playing?: boolean | null
  birthDate?: string | null
  deletedAt?: unknown
  /** When their personal data were erased; nothing they have said holds from then on. */
  erasedAt?: unknown
}

/** The fields of `Subject`, to be read from the database. */
export const SUBJECT_FIELDS = {
  role: true,
  playing: true,
  birthDate: true,
  deletedAt: true,
  erasedAt: true,
} as const

/** One answer, as far as it decides what holds. */
export interface Word {
  purpose: Purpose
  textVersion: number
  given: boolean
  /** When it was given; of two of a person and purpose the later one counts. */
  at: string
  givenAs: GivenAs
}

/** A stored answer, its relations as bare ids. */
export interface WordRow extends Word {
  id: string
  person: string
  by: string | null
  paper: boolean
}

/** A person as a list of consents names them. */
export type SubjectRow = Subject & { id: string; name: string }

/** The day from which a person answers for themselves. */
const ownWordFrom = (birthDate: string): string => addYears(birthDate, OWN_WORD_YEARS)

/** A player without a birth date counts as a child (docs/decisions/006), anybody else as an adult. */
export function bandOf({ role, playing, birthDate }: Subject, today: string): Band {
  if (!isDay(birthDate)) return role === 'player' && playing ? 'child' : 'adult'
  if (isAdult(birthDate, today)) return 'adult'
  return ownWordFrom(birthDate) <= today ? 'youth' : 'child'
}

/** The latest of these answers; of two of the same moment a refusal. Undefined without any. */
const newest = <W extends Word>(words: readonly W[]): W | undefined =>
  words.reduce<W | undefined>(
    (best, word) =>
      !best || word.at > best.at || (word.at === best.at && best.given && !word.given) ? word : best,
    undefined,
  )

const isOwn = ({ givenAs }: Word): boolean => givenAs === 'self'

/**
 * The answer that holds on a day for one purpose, of all a person's answers to it: a guardian's under 16; from 16 the
 * person's own, and a guardian's until there is one; from 18 the person's own alone. Undefined when nobody has said, and of
 * somebody whose account is in the trash or whose data were erased.
 */
export function holdingWord<W extends Word>(
  words: readonly W[],
  person: Subject,
  today: string,
): W | undefined {
  if (person.deletedAt || person.erasedAt) return undefined
  const band = bandOf(person, today)
  const own = newest(words.filter(isOwn))
  if (band === 'adult') return own
  const guardians = newest(words.filter((word) => !isOwn(word)))
  return band === 'youth' ? (own ?? guardians) : guardians
}

/** Until when an answer that holds can hold: a guardian's until the child is 18. Null without an end. */
export const holdsUntil = (word: Word, { birthDate }: Subject): string | null =>
  !isOwn(word) && isDay(birthDate) ? momentAt(adultFrom(birthDate)).toISOString() : null

/** Why the person, or their guardian, is asked for an answer to the current text; undefined when they are not. */
export function dueOf(
  words: readonly Word[],
  person: Subject,
  current: number,
  today: string,
): Due | undefined {
  const word = holdingWord(words, person, today)
  if (!word) return 'missing'
  const band = bandOf(person, today)
  if (band === 'youth' && !isOwn(word)) return 'sixteen'
  if (word.textVersion < current) return 'newText'
  const cameOfAge = isDay(person.birthDate) ? adultFrom(person.birthDate) : undefined
  return band === 'adult' && cameOfAge && dayOf(word.at) < cameOfAge ? 'eighteen' : undefined
}

/** Who asks to give an answer for a person; `left` is a guardian with full right to a child who has left the club. */
export type Giver = 'self' | 'left' | Guardianship

/**
 * Whether somebody may give this answer today. Under 16 a guardian with full right gives it, from 16 the person. A
 * guardian may take back what a guardian has given for as long as it holds, also of a child who has left; nobody else's
 * word is theirs to take.
 */
export function mayGive(
  giver: Giver,
  person: Subject,
  { given, holding }: { given: boolean; holding: Word | undefined },
  today: string,
): boolean {
  const band = bandOf(person, today)
  if (giver === 'self') return band !== 'child'
  if (band === 'adult' || (giver !== 'full' && (giver !== 'left' || given))) return false
  return band === 'child' || (!given && holding !== undefined && !isOwn(holding))
}

/** Who gives a new answer for a person, seen by somebody who may give it or not. */
export function answererOf(giver: Giver, person: Subject, today: string): Answerer {
  const isChild = bandOf(person, today) === 'child'
  if (giver === 'self') return isChild ? 'guardian' : 'me'
  if (!isChild) return 'person'
  if (giver === 'left') return 'nobody'
  return giver === 'full' ? 'me' : 'guardian'
}

/** The purposes somebody can be asked about: a player all, others only what may show them. */
export const purposesOf = ({ role, playing }: Subject): readonly Purpose[] =>
  role === 'player' && playing ? ['photos', 'social', 'names', 'processing'] : ['photos', 'social']

/** Whether the club asks by itself: players and staff. A parent in a picture answers in the profile. */
export const isAsked = ({ role, playing }: Subject): boolean => role !== 'player' || playing === true

/** How many days „Teraz nie“ is respected. */
export const LATER_DAYS = 3

/** In which state a purpose is: a refusal after a consent is a withdrawal. */
export function stateOf(
  holding: Word | null | undefined,
  history: readonly Word[],
): 'yes' | 'no' | 'withdrawn' | 'none' {
  if (!holding) return 'none'
  if (holding.given) return 'yes'
  const earlier = history.some(
    (word) => word.purpose === holding.purpose && word.given && word.at < holding.at,
  )
  return earlier ? 'withdrawn' : 'no'
}
