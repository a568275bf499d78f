import { fold } from '@/lib/text'

/** What stands in a text in place of a name that was erased. */
export const NAMELESS = 'vymazaný člen'

interface Someone {
  firstName?: string | null
  lastName?: string | null
  email?: string | null
  newEmail?: string | null
  username?: string | null
  phone?: string | null
  birthDate?: string | null
  trialEnquiry?: string | null
  /** The names before two rows became one (features/merges), as they are stored. */
  formerNames?: unknown
}

/** A name in its two parts. */
export interface NameParts {
  firstName: string
  lastName: string
}

const isName = (value: unknown): value is NameParts =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as NameParts).firstName === 'string' &&
  typeof (value as NameParts).lastName === 'string'

/** The names somebody had before two rows became one. */
export const formerNamesOf = ({ formerNames }: Pick<Someone, 'formerNames'>): NameParts[] =>
  Array.isArray(formerNames) ? formerNames.filter(isName) : []

/** The surnames of somebody, the former ones too. */
export const surnamesOf = (person: Someone): string[] =>
  [person, ...formerNamesOf(person)].flatMap(({ lastName }) => lastName || [])

/** The whole names in both orders, the former ones too; none for somebody without both parts. */
export const namesOf = (person: Someone): string[] => {
  const names = [person, ...formerNamesOf(person)].flatMap(({ firstName, lastName }) =>
    firstName && lastName ? [`${firstName} ${lastName}`, `${lastName} ${firstName}`] : [],
  )
  return [...new Set(names)]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A name as a whole: „Jana Malá“ is not in „Jana Maláková“. */
const wholeName = (name: string): RegExp => new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu')

/** The text without somebody's whole name; undefined when it does not hold it. */
export const withoutName = (text: string | null | undefined, person: Someone): string | undefined => {
  if (!text) return undefined
  const changed = namesOf(person).reduce((left, name) => left.replace(wholeName(name), NAMELESS), text)
  return changed === text ? undefined : changed
}

/** A value with texts at any depth, each without somebody's whole name; the same value when none holds it. */
export function withoutNameDeep<Value>(value: Value, person: Someone): Value {
  if (typeof value === 'string') return (withoutName(value, person) ?? value) as Value
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const parts = Object.entries(value).map(
    ([key, part]) => [key, withoutNameDeep<unknown>(part, person)] as const,
  )
  if (parts.every(([key, part]) => part === (value as Record<string, unknown>)[key])) return value
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value
}

/** Whether somebody is the payer a bank has written, in capitals and without diacritics: „LALIKOVA JANA“. */
export const isPayer = (person: Someone, payer: string | null | undefined): boolean =>
  namesOf(person).some((name) => fold(payer ?? '').search(wholeName(fold(name))) >= 0)

const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '').slice(-9)

/**
 * Whether a message from a public form is somebody's, or about them: by e-mail, phone, the name and year of birth, or
 * because a child on trial came from it.
 */
export const isEnquiryOf = (
  person: Someone,
  enquiry: {
    id?: string
    email?: string | null
    phone?: string | null
    guardianName: string
    childName?: string | null
    birthYear?: number | null
  },
): boolean => {
  const names = namesOf(person).map(fold)
  const isNamed = (name: string | null | undefined) => Boolean(name) && names.includes(fold(name!))
  const isYear =
    !enquiry.birthYear || !person.birthDate || person.birthDate.startsWith(`${enquiry.birthYear}`)
  return (
    (Boolean(person.trialEnquiry) && enquiry.id === person.trialEnquiry) ||
    (Boolean(person.email) && enquiry.email?.toLowerCase() === person.email) ||
    (digits(person.phone) !== '' && digits(enquiry.phone) === digits(person.phone)) ||
    isNamed(enquiry.guardianName) ||
    (isNamed(enquiry.childName) && isYear)
  )
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** An e-mail address or sign-in name as a whole: „ema@x.sk“ is not in „gema@x.sk“, nor „jan.novak“ in „jan.novak2“. */
const wholeAddress = (mark: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+@-])${escaped(mark)}(?![\\p{L}\\p{N}_%+@-]|\\.[\\p{L}\\p{N}])`, 'u')

/** Whether an e-mail that waits, or was sent, is to somebody or names them. */
export const isMailOf = (person: Someone, input: unknown): boolean => {
  const addresses = [person.email, person.newEmail, person.username].filter((mark) => Boolean(mark))
  const marks = [...addresses.map((mark) => wholeAddress(mark!)), ...namesOf(person).map(wholeName)]
  // `search` and not `test`: a global expression remembers where it was.
  return textsIn(input).some((text) => marks.some((mark) => text.search(mark) >= 0))
}
