import { isSameName, phoneKey } from '../guardians/rules'
import type { Contact, Known, PlannedGuardian } from '../rules'

/** The contact with what else is known of it. */
export const mergedContact = (contact: Contact, more: Partial<Contact>): Contact => ({
  phone: more.phone ?? contact.phone,
  email: more.email ?? contact.email,
})

/**
 * Says which phone and e-mail an account of the club gets because it has none: of the first row that has one. What it has stays.
 * An e-mail is a way to sign in, so only a row with the account's own name gives it; a phone also one that has its e-mail.
 */
export function contactFiller(people: readonly Known[]) {
  const byId = new Map(people.map((person) => [person.id, person]))
  const given = new Map<string, Partial<Contact>>()
  return {
    /** A row's guardians as they would be filled after the rows that were settled. */
    fill: (guardians: readonly PlannedGuardian[]): PlannedGuardian[] =>
      guardians.map((guardian) => {
        const { id, person } = guardian
        const account = id === null ? undefined : byId.get(id)
        if (!account || !guardian.contact) return guardian
        const contact = mergedContact(guardian.contact, given.get(account.id) ?? {})
        const isNamed = person.isNamed && isSameName(account, person)
        const isKnown = isNamed || (person.email !== null && person.email === contact.email?.toLowerCase())
        const filled: Partial<Contact> = {
          ...(isKnown && phoneKey(contact.phone) === null && person.phone && { phone: person.phone }),
          ...(isNamed && contact.email === null && person.email && { email: person.email }),
        }
        return { ...guardian, contact, filled }
      }),
    /** What a row that is imported gives, the rows after it find. */
    settle: (guardians: readonly PlannedGuardian[]): void => {
      for (const { id, filled } of guardians) if (id !== null) given.set(id, { ...given.get(id), ...filled })
    },
  }
}
