import type { Known, PlannedGuardian } from '../rules'

/**
 * The e-mails of accounts, each for one person. In many lists a child has the e-mail of a parent: then it is the guardian's
 * alone, and the same for two children is a column that was named wrongly. `reserved` are those of accounts in the trash.
 */
export function ownEmails(people: readonly Known[], reserved: readonly string[]) {
  const owners = new Map([
    ...reserved.map((email) => [email.toLowerCase(), 'trash'] as const),
    ...people.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id] as const] : [])),
  ])
  const isTaken = (email: string, by: string): boolean => {
    const owner = owners.get(email)
    if (owner === undefined) owners.set(email, by)
    return owner !== undefined && owner !== by
  }
  return {
    /** Takes the row's e-mails; returns the problem when one is somebody else's. Removes a guardian's from the values. */
    take: (
      values: { email?: string | number },
      guardians: readonly PlannedGuardian[],
      player: string,
    ): string | undefined => {
      const own = values.email as string | undefined
      if (own && guardians.some(({ person }) => person.email === own)) delete values.email
      else if (own && isTaken(own, player)) {
        const row = /^row (\d+)$/.exec(owners.get(own) ?? '')?.[1]
        const where = row ? `je aj v\u00a0riadku ${row}` : 'už má niekto iný'
        return `e-mail ${own} ${where}; ak patrí rodičovi, označte stĺpec ako „E-mail zástupcu“`
      }
      const taken = guardians.find(({ key, person }) => person.email && isTaken(person.email, key))
      return taken && `e-mail zástupcu ${taken.person.email} už má niekto iný`
    },
  }
}
