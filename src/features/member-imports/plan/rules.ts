import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import type { RELATIONS } from '@/features/users/labels'
import type { MemberRow, RowGuardian, RowPlayer } from '../rows/rules'

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
type Values = Partial<Record<PlannedField, string | number>>

/** What becomes of a row. `same` changes nothing, `wrong` is left out, `unsure` waits for a decision. */
export type RowKind = 'new' | 'changed' | 'same' | 'wrong' | 'unsure'

/** A guardian of a row: somebody of the club, somebody of the file (by key), and how they are linked. */
export interface PlannedGuardian {
  /** The id of somebody of the club; null for a new account. */
  id: string | null
  /** Rows with the same key mean the same person: siblings have one mother. */
  key: string
  person: RowGuardian
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
  values: Values
  /** Of a known player, what the row replaces. */
  before: Partial<Record<PlannedField, string | number | null>>
  guardians: PlannedGuardian[]
  problems: string[]
  /** Players of the club, or earlier rows of the file, whom the row may mean. */
  likely: { id: string | null; row: number | null; name: string }[]
}

/** What the office decided for an unsure row: the id of a player of the club, or a new one. */
export type Decisions = ReadonlyMap<number, string | 'new' | 'skip'>

const nameKey = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${lastName} ${firstName}`)

/** Digits of a phone from behind, so that spellings do not matter. */
const phoneKey = (phone: string | null): string | null => phone?.replace(/\D/g, '').slice(-9) || null

/** The one list of people by a key; more than one under a key is no answer. */
function only<Person>(people: readonly Person[], keyOf: (person: Person) => string | null | undefined) {
  const found = new Map<string, Person | null>()
  for (const person of people) {
    const key = keyOf(person)
    if (key) found.set(key, found.has(key) ? null : person)
  }
  return (key: string | null | undefined): Person | undefined => (key && found.get(key)) || undefined
}

/** The categories of the club: by name as written, by birth date. */
export interface Categories {
  byName: (written: string) => string | undefined
  byBirthDate: (day: string) => string | undefined
}

/** Makes the plan of a file: pure, so that the preview and the act make the same of the same people. */
export function planOf(
  rows: readonly MemberRow[],
  people: readonly Known[],
  categories: Categories,
  decisions: Decisions = new Map(),
): PlannedRow[] {
  const players = people.filter(({ playing }) => playing)
  const byCard = only(players, ({ values }) =>
    values.registrationNumber ? String(values.registrationNumber) : null,
  )
  const byBirth = only(players, (player) =>
    player.values.birthDate ? `${nameKey(player)} ${player.values.birthDate}` : null,
  )
  const namesakes = groupsBy(players, nameKey)
  const guardianOf = guardianFinder(people)
  const earlier = new Map<string, MemberRow>()
  const emails = ownEmails(people)

  return rows.map((row): PlannedRow => {
    const { number, player } = row
    const name = `${player.firstName} ${player.lastName}`.trim()
    const problems = [...row.problems]
    const wanted = valuesOf(player, categories, problems)
    const person = { firstName: player.firstName, lastName: player.lastName }
    const nothing = { id: null, person, values: {}, before: {}, guardians: [], likely: [] }
    if (problems.length > 0) return { number, kind: 'wrong', name, problems, ...nothing }

    const key = nameKey(player)
    const twin = earlier.get(`${key} ${player.birthDate ?? ''}`)
    earlier.set(`${key} ${player.birthDate ?? ''}`, row)
    const decided = decisions.get(number)
    const sure =
      byCard(player.registrationNumber) ??
      (player.birthDate ? byBirth(`${key} ${player.birthDate}`) : undefined)
    const likely = (namesakes.get(key) ?? []).filter(
      ({ id, values }) => id !== sure?.id && !(values.birthDate && player.birthDate),
    )
    const unsure = !sure && (likely.length > 0 || twin !== undefined)
    const choices = [
      ...likely.map((each) => ({ id: each.id, row: null, name: `${each.firstName} ${each.lastName}` })),
      ...(twin ? [{ id: null, row: twin.number, name }] : []),
    ]
    if (decided === 'skip' || (unsure && decided === undefined))
      return { ...nothing, number, kind: 'unsure', name, problems, likely: choices }

    const known = decided && decided !== 'new' ? players.find(({ id }) => id === decided) : sure
    const guardians = row.guardians.map((guardian) => guardianOf(guardian, known?.id ?? null))
    const taken = emails.take(wanted, row, known?.id)
    if (taken) return { ...nothing, number, kind: 'wrong', name, problems: [taken] }
    if (!known)
      return { ...nothing, number, kind: 'new', name, problems, values: wanted, guardians, likely: choices }
    const changed = (Object.keys(wanted) as PlannedField[]).filter(
      (field) => (known.values[field] ?? null) !== wanted[field],
    )
    const isSame = changed.length === 0 && guardians.every(({ linked }) => !linked)
    return {
      number,
      kind: isSame ? 'same' : 'changed',
      id: known.id,
      name,
      person,
      values: Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Values,
      before: Object.fromEntries(changed.map((field) => [field, known.values[field] ?? null])),
      guardians,
      problems,
      likely: choices,
    }
  })
}

/**
 * The e-mails of accounts, each for one person. In many lists a child has the e-mail of a parent: then it is the guardian's
 * alone, and the same for two children is a column that was named wrongly.
 */
function ownEmails(people: readonly Known[]) {
  const owners = new Map(
    people.flatMap(({ id, email }) => (email ? [[email.toLowerCase(), id] as const] : [])),
  )
  return {
    /** Takes the e-mail out of the values where it is a guardian's; else the problem when it is somebody else's. */
    take: (
      values: Values,
      { number, guardians }: MemberRow,
      player: string | undefined,
    ): string | undefined => {
      const email = values.email as string | undefined
      if (!email) return undefined
      if (guardians.some((guardian) => guardian.email === email)) {
        delete values.email
        return undefined
      }
      const owner = owners.get(email)
      if (owner !== undefined && owner !== player)
        return `e-mail ${email} už má niekto iný; ak patrí rodičovi, označte stĺpec ako „E-mail zástupcu“`
      owners.set(email, player ?? `row ${number}`)
      return undefined
    },
  }
}

/** The row's values as columns: categories by id, one by the birth date where the file names none. */
function valuesOf(player: RowPlayer, categories: Categories, problems: string[]): Values {
  const { firstName: _, lastName: __, category, secondCategory, ...values } = player
  const named = (written: string | undefined): string | undefined => {
    if (written === undefined) return undefined
    const id = categories.byName(written)
    if (!id) problems.push(`kategória „${written}“ v klube nie je`)
    return id
  }
  const found = {
    category:
      category === undefined && player.birthDate ? categories.byBirthDate(player.birthDate) : named(category),
    secondCategory: named(secondCategory),
  }
  if (found.category && found.category === found.secondCategory)
    problems.push('ďalšia kategória je rovnaká ako hlavná')
  return Object.fromEntries(
    Object.entries({ ...values, ...found }).filter(([, value]) => value !== undefined),
  ) as Values
}

/** Finds who a row's guardian is: by e-mail, by phone and surname, or by name among the guardians of the child. */
function guardianFinder(people: readonly Known[]) {
  const byEmail = only(people, ({ email }) => email?.toLowerCase())
  const contact = ({ lastName, phone }: { lastName: string; phone: string | null }) => {
    const digits = phoneKey(phone)
    return digits && `${fold(lastName)} ${digits}`
  }
  const byContact = only(people, contact)
  return (person: RowGuardian, child: string | null): PlannedGuardian => {
    const ofChild = child
      ? people.find((each) => each.children.includes(child) && nameKey(each) === nameKey(person))
      : undefined
    const known = byEmail(person.email) ?? byContact(contact(person)) ?? ofChild
    return {
      id: known?.id ?? null,
      key: known?.id ?? person.email ?? contact(person) ?? `${nameKey(person)} ${child ?? ''}`,
      person,
      relation: person.relation,
      linked: !known || child === null || !known.children.includes(child),
    }
  }
}
