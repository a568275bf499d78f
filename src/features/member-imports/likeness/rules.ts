import { shortDate } from '@/lib/date-format'
import { groupsBy } from '@/lib/groups'
import { isSameName, phoneKey } from '../guardians/rules'
import type { MemberRow } from '../rows/rules'
import type { Known } from '../rules'

interface Contact {
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
}

/** What tells two people of one name apart. */
export interface Comparable {
  birthDate: string | null
  email: string | null
  phone: string | null
  guardians: readonly Contact[]
}

/** A row of the file as namesakes are compared with it. */
export const comparedRow = ({ player, guardians }: MemberRow): Comparable => ({
  birthDate: player.birthDate ?? null,
  email: player.email ?? null,
  phone: player.phone ?? null,
  guardians,
})

/** Says how rows are compared with a player of the club: with those who have them as a child. */
export function playerComparer(people: readonly Known[]): (player: Known) => Comparable {
  const links = people.flatMap((guardian) => guardian.children.map((child) => ({ guardian, child })))
  const byChild = groupsBy(links, ({ child }) => child)
  return ({ id, values, email, phone }) => ({
    birthDate: values.birthDate ? String(values.birthDate) : null,
    email,
    phone,
    guardians: (byChild.get(id) ?? []).map(({ guardian }) => guardian),
  })
}

const isSameGuardian = (one: Contact, other: Contact): boolean =>
  isSameName(one, other) ||
  (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) ||
  (phoneKey(one.phone) !== null && phoneKey(one.phone) === phoneKey(other.phone))

const namesOf = (people: readonly Contact[]): string =>
  people.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')

interface Compared<Value> {
  /** A word of the masculine: „dátum narodenia“. */
  word: string
  mine: Value | null
  theirs: Value | null
  written: (value: Value) => string
  isSame: (mine: Value, theirs: Value) => boolean
}

/** „rovnaký telefón“, „iný telefón (v klube +421…)“, „telefón len v klube (+421…)“; undefined where neither has it. */
function fact<Value>(compared: Compared<Value>, where: string): string | undefined {
  const { word, mine, theirs, written, isSame } = compared
  if (theirs === null) return mine === null ? undefined : `${word} ${where} chýba`
  if (mine === null) return `${word} len ${where} (${written(theirs)})`
  return isSame(mine, theirs) ? `rovnaký ${word}` : `iný ${word} (${where} ${written(theirs)})`
}

/** What else than the name is the same of two people, and what is not; `where` says where the second is: „v klube“. */
export function likenessFacts(row: Comparable, other: Comparable, where: string): string[] {
  const asWritten = (value: string) => value
  const some = (people: readonly Contact[]) => (people.length > 0 ? people : null)
  return [
    fact(
      {
        ...{ word: 'dátum narodenia', mine: row.birthDate, theirs: other.birthDate, written: shortDate },
        isSame: (mine, theirs) => mine === theirs,
      },
      where,
    ),
    fact(
      {
        ...{ word: 'zástupca', mine: some(row.guardians), theirs: some(other.guardians), written: namesOf },
        isSame: (mine, theirs) => mine.some((one) => theirs.some((another) => isSameGuardian(one, another))),
      },
      where,
    ),
    fact(
      {
        ...{ word: 'e-mail', mine: row.email, theirs: other.email, written: asWritten },
        isSame: (mine, theirs) => mine.toLowerCase() === theirs.toLowerCase(),
      },
      where,
    ),
    fact(
      {
        ...{ word: 'telefón', mine: row.phone, theirs: other.phone, written: asWritten },
        isSame: (mine, theirs) => phoneKey(mine) === phoneKey(theirs),
      },
      where,
    ),
  ].filter((each) => each !== undefined)
}
