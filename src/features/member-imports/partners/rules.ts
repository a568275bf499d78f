import { groupsBy } from '@/lib/groups'
import { guardianFinder, isSameName, withOwnEmail } from '../guardians/rules'
import type { RowGuardian } from '../row-guardians/rules'
import type { MemberRow } from '../rows/rules'
import type { Known, PlannedGuardian } from '../rules'

type Account = Pick<PlannedGuardian, 'id' | 'key' | 'contact' | 'name'>
/** Who stands beside somebody as the other guardian of a child. */
type Partner = Account & { person: { firstName: string; lastName: string } }

const accountOf = ({ id, key, contact, name }: Account): Account => ({ id, key, contact, name })

const accountOfKnown = ({ id, firstName, lastName, phone, email }: Known): Account => ({
  ...{ id, key: id, name: `${firstName} ${lastName}`, contact: { phone, email } },
})

/** The pairs of guardians that children of the club have. */
function pairsOf(people: readonly Known[]): [Known, Known][] {
  const links = people.flatMap((parent) => parent.children.map((child) => ({ child, parent })))
  return [...groupsBy(links, ({ child }) => child).values()].flatMap((both) =>
    both.flatMap(({ parent: one }) =>
      both.flatMap(({ parent: other }) => (one === other ? [] : [[one, other] as [Known, Known]])),
    ),
  )
}

const hasContact = ({ phone, email }: RowGuardian): boolean => phone !== null || email !== null

/**
 * Finds the guardians of a row. One without a contact who stands beside the same other guardian as a namesake in another row, or
 * in the club, is that namesake: the father of siblings, written out in one row only.
 */
export function rowGuardiansFinder(people: readonly Known[], rows: readonly MemberRow[]) {
  const find = guardianFinder(people)
  const partners = new Map<string, Partner[]>()
  const note = (key: string, partner: Partner) => partners.set(key, [...(partners.get(key) ?? []), partner])
  for (const [one, other] of pairsOf(people)) note(one.id, { ...accountOfKnown(other), person: other })
  for (const { number, guardians } of rows) {
    const [first, second] = withOwnEmail(guardians).guardians.map((person) => find(person, null, number))
    if (!first || !second) continue
    for (const [one, other] of [
      [first, second],
      [second, first],
    ] as const)
      if (other.id !== null || hasContact(other.person)) note(one.key, other)
  }
  return (named: readonly RowGuardian[], child: string | null, row: number): PlannedGuardian[] => {
    const found = named.map((person) => find(person, child, row))
    return found.map((guardian) => {
      if (guardian.id !== null || hasContact(guardian.person)) return guardian
      const same = found
        .filter((other) => other !== guardian)
        .flatMap(({ key }) => partners.get(key) ?? [])
        .find(({ person }) => isSameName(person, guardian.person))
      return same ? { ...guardian, ...accountOf(same) } : guardian
    })
  }
}
