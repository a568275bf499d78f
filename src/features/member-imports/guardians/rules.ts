import { fold } from '@/lib/text'
import type { Known, PlannedGuardian } from '../rules'
import type { RowGuardian } from '../row-guardians/rules'

interface Named {
  firstName: string
  lastName: string
}

/** A name by which people are compared. */
export const nameKey = ({ firstName, lastName }: Named): string => fold(`${lastName} ${firstName}`)

/** The same of a name whose first name stands where the surname should. */
export const turnedKey = ({ firstName, lastName }: Named): string => fold(`${firstName} ${lastName}`)

/** Whether two names are of one person: in any order of the words, and with a further name in one of them. */
export const isSameName = (one: Named, other: Named): boolean => {
  const [short, long] = [one, other]
    .map((each) => nameKey(each).split(/[^\p{L}]+/u))
    .sort((a, b) => a.length - b.length) as [string[], string[]]
  return short.every((word) => long.includes(word))
}

/**
 * The guardians of a row with an e-mail each: one account has one, so of two parents with the same it stays with the first, and
 * the other keeps name and phone. `notes` says so to the office.
 */
export function withOwnEmail(guardians: readonly RowGuardian[]): {
  guardians: RowGuardian[]
  notes: string[]
} {
  const [first, second] = guardians
  if (!first || !second?.email || second.email !== first.email)
    return { guardians: [...guardians], notes: [] }
  const shared = `má rovnaký e-mail ako prvý zástupca (${second.email})`
  if (second.isNamed && !isSameName(first, second)) {
    const note = `druhý zástupca ${second.firstName} ${second.lastName} ${shared}; zapíše sa bez e-mailu`
    return { guardians: [first, { ...second, email: null }], notes: [note] }
  }
  const isOtherPhone =
    second.phone !== null && first.phone !== null && phoneKey(second.phone) !== phoneKey(first.phone)
  const notes = isOtherPhone ? [`druhý zástupca ${shared}; jeho telefón ${second.phone} sa nezapíše`] : []
  return { guardians: [{ ...first, phone: first.phone ?? second.phone }], notes }
}

/** Digits of a phone from behind, so that spellings do not matter. */
export const phoneKey = (phone: string | null): string | null => phone?.replace(/\D/g, '').slice(-9) || null

/** The one list of people by a key; more than one under a key is no answer. */
export function only<Person>(
  people: readonly Person[],
  keyOf: (person: Person) => string | null | undefined,
) {
  const found = new Map<string, Person | null>()
  for (const person of people) {
    const key = keyOf(person)
    if (key) found.set(key, found.has(key) ? null : person)
  }
  return (key: string | null | undefined): Person | undefined => (key && found.get(key)) || undefined
}

interface New {
  /** The same for all rows that name the person; null without a contact. */
  key: string | null
  /** Another name that has the e-mail in an earlier row. */
  other?: { row: number; person: RowGuardian }
}

/**
 * Tells who somebody is whom the club does not have: by e-mail, or by phone and name where one of the rows has no e-mail.
 */
function newOnes(contact: (person: RowGuardian) => string | null) {
  const byEmail = new Map<string, { key: string; row: number; person: RowGuardian }>()
  const byContact = new Map<string, { key: string; person: RowGuardian }[]>()
  return (person: RowGuardian, row: number): New => {
    const { email } = person
    const phoned = contact(person)
    const same = (byContact.get(phoned ?? '') ?? []).find(
      (earlier) => isSameName(earlier.person, person) && !(earlier.person.email && email),
    )
    const emailed = email ? byEmail.get(email) : undefined
    if (emailed?.person.isNamed && person.isNamed && !isSameName(emailed.person, person))
      return { key: emailed.key, other: emailed }
    const key = emailed?.key ?? same?.key ?? email ?? phoned
    if (key && email && !emailed) byEmail.set(email, { key, row, person })
    if (key && phoned) byContact.set(phoned, [...(byContact.get(phoned) ?? []), { key, person }])
    return { key }
  }
}

/**
 * Finds who a row's guardian is: by e-mail, by phone and surname, or by name among the guardians of the child. A child of the
 * club who has the e-mail or phone of a parent is none. Without a contact, the same name in another row may be somebody else.
 */
export function guardianFinder(people: readonly Known[]) {
  const adults = people.filter(({ playing, children }) => !playing || children.length > 0)
  const byEmail = only(adults, ({ email }) => email?.toLowerCase())
  const contact = ({ lastName, phone }: { lastName: string; phone: string | null }) => {
    const digits = phoneKey(phone)
    return digits && `${fold(lastName)} ${digits}`
  }
  const byContact = only(adults, contact)
  const newOne = newOnes(contact)
  return (person: RowGuardian, child: string | null, row: number): PlannedGuardian => {
    const ofChild = child
      ? adults.find((each) => each.children.includes(child) && nameKey(each) === nameKey(person))
      : undefined
    const emailed = byEmail(person.email)
    const known = emailed ?? byContact(contact(person)) ?? ofChild
    const made = known ? undefined : newOne(person, row)
    const isOther = emailed && person.isNamed && !isSameName(emailed, person)
    const whose = isOther
      ? `v\u00a0klube ${emailed.firstName} ${emailed.lastName}`
      : made?.other &&
        `v\u00a0riadku ${made.other.row} ${made.other.person.firstName} ${made.other.person.lastName}`
    return {
      name: known ? `${known.firstName} ${known.lastName}` : null,
      problem: whose ? `e-mail zástupcu ${person.email} má ${whose}; opravte e-mail alebo meno` : null,
      id: known?.id ?? null,
      key: known?.id ?? made?.key ?? `${nameKey(person)} ${row}`,
      contact: known ? { phone: known.phone, email: known.email } : null,
      filled: {},
      person,
      relation: person.relation,
      linked: !known || child === null || !known.children.includes(child),
    }
  }
}
