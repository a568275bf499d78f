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
}

/** The whole name in both orders; none for somebody without both parts. */
export const namesOf = ({ firstName, lastName }: Someone): string[] =>
  firstName && lastName ? [`${firstName} ${lastName}`, `${lastName} ${firstName}`] : []

/** The text without somebody's whole name; undefined when it does not hold it. */
export const withoutName = (text: string | null | undefined, person: Someone): string | undefined => {
  if (!text) return undefined
  const changed = namesOf(person).reduce((left, name) => left.replaceAll(name, NAMELESS), text)
  return changed === text ? undefined : changed
}

const digits = (phone: string | null | undefined): string => (phone ?? '').replace(/\D/g, '').slice(-9)

/** Whether a message from a public form is somebody's, or about them: by e-mail, phone, or the name and year of birth. */
export const isEnquiryOf = (
  person: Someone,
  enquiry: {
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
    (Boolean(person.email) && enquiry.email?.toLowerCase() === person.email) ||
    (digits(person.phone) !== '' && digits(enquiry.phone) === digits(person.phone)) ||
    isNamed(enquiry.guardianName) ||
    (isNamed(enquiry.childName) && isYear)
  )
}

/** Whether an e-mail that waits, or was sent, is to somebody or names them. */
export const isMailOf = (person: Someone, input: unknown): boolean => {
  const text = JSON.stringify(input ?? null)
  return [person.email, person.newEmail, person.username, ...namesOf(person)].some(
    (mark) => mark && text.includes(JSON.stringify(mark).slice(1, -1)),
  )
}
