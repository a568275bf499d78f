import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import type { RELATIONS } from '@/features/users/labels'
import { ownEmails } from '../emails/rules'
import { guardianFinder, nameKey, only } from '../guardians/rules'
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

/** What the office decided for an unsure row: the id of a player of the club, or `new`. */
export type Decisions = ReadonlyMap<number, string>

/** The categories of the club: by name as written, by birth date. */
export interface Categories {
  byName: (written: string) => string | undefined
  byBirthDate: (day: string) => string | undefined
}

const SAME_CATEGORY = 'ďalšia kategória je rovnaká ako hlavná'

/** Says whom of the club a row means. Of several rows of a file that mean the same one, the first does. */
function playerFinder(people: readonly Known[], decisions: Decisions) {
  const players = people.filter(({ playing }) => playing)
  const byCard = only(players, ({ values }) =>
    values.registrationNumber ? String(values.registrationNumber) : null,
  )
  const byBirth = only(players, (player) =>
    player.values.birthDate ? `${nameKey(player)} ${player.values.birthDate}` : null,
  )
  const namesakes = groupsBy(players, nameKey)
  const earlier = new Map<string, number>()
  const claimed = new Map<string, number>()
  return ({ number, player }: MemberRow) => {
    const key = nameKey(player)
    const twin = earlier.get(`${key} ${player.birthDate ?? ''}`)
    earlier.set(`${key} ${player.birthDate ?? ''}`, twin ?? number)
    const sure =
      byCard(player.registrationNumber) ??
      (player.birthDate ? byBirth(`${key} ${player.birthDate}`) : undefined)
    const likely = sure
      ? []
      : (namesakes.get(key) ?? []).filter(({ values }) => !(values.birthDate && player.birthDate))
    const choices: PlannedRow['likely'] = [
      ...likely.map((each) => ({ id: each.id, row: null, name: `${each.firstName} ${each.lastName}` })),
      ...(twin && !sure ? [{ id: null, row: twin, name: `${player.firstName} ${player.lastName}` }] : []),
    ]
    const decided = decisions.get(number)
    const known = sure ?? likely.find(({ id }) => id === decided)
    const before = known && claimed.get(known.id)
    if (known && before === undefined) claimed.set(known.id, number)
    return {
      known,
      choices,
      isUnsure: !known && choices.length > 0 && decided !== 'new',
      /** The row that means the same player. */
      before,
    }
  }
}

/** Makes the plan of a file: pure, so that the preview and the act make the same of the same people. */
export function planOf(
  rows: readonly MemberRow[],
  people: readonly Known[],
  categories: Categories,
  decisions: Decisions = new Map(),
): PlannedRow[] {
  const playerOf = playerFinder(people, decisions)
  const guardianOf = guardianFinder(people)
  const emails = ownEmails(people)

  return rows.map((row): PlannedRow => {
    const { number, player } = row
    const problems = [...row.problems]
    const wanted = valuesOf(player, categories, problems)
    const planned: PlannedRow = {
      ...{ number, kind: 'wrong', id: null, name: `${player.firstName} ${player.lastName}`.trim() },
      person: { firstName: player.firstName, lastName: player.lastName },
      ...{ values: {}, before: {}, guardians: [], problems, likely: [] },
    }
    if (problems.length > 0) return planned
    const { known, choices, isUnsure, before } = playerOf(row)
    if (isUnsure) return { ...planned, kind: 'unsure', likely: choices }

    // The year says where a new player belongs; where one of the club plays, the club has decided.
    if (known?.values.category && player.category === undefined) delete wanted.category
    const all = row.guardians.map((guardian) => guardianOf(guardian, known?.id ?? null, number))
    const guardians = all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at)
    const placed = { ...known?.values, ...wanted }
    const problem =
      (before !== undefined && `ten istý hráč je už v riadku ${before}`) ||
      (placed.category && placed.category === placed.secondCategory && SAME_CATEGORY) ||
      emails.take(wanted, guardians, known?.id ?? `row ${number}`)
    if (problem) return { ...planned, problems: [problem] }
    if (!known) return { ...planned, kind: 'new', values: wanted, guardians, likely: choices }
    const changed = (Object.keys(wanted) as PlannedField[]).filter(
      (field) => (known.values[field] ?? null) !== wanted[field],
    )
    const isSame = changed.length === 0 && guardians.every(({ linked }) => !linked)
    return {
      ...planned,
      ...{ kind: isSame ? 'same' : 'changed', id: known.id, guardians, likely: choices },
      values: Object.fromEntries(changed.map((field) => [field, wanted[field]])) as Values,
      before: Object.fromEntries(changed.map((field) => [field, known.values[field] ?? null])),
    }
  })
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
  return Object.fromEntries(
    Object.entries({ ...values, ...found }).filter(([, value]) => value !== undefined),
  ) as Values
}
