import { shortDate } from '@/lib/date-format'
import { groupsBy } from '@/lib/groups'
import { contactFiller } from '../contacts/rules'
import { ownEmails } from '../emails/rules'
import { nameKey, only, turnedKey, withOwnEmail } from '../guardians/rules'
import { type Comparable, comparedRow, likenessFacts, playerComparer } from '../likeness/rules'
import { rowGuardiansFinder } from '../partners/rules'
import { likelyMistakes } from '../row-notes/rules'
import type { MemberRow, RowPlayer } from '../rows/rules'
import type {
  Categories,
  Decisions,
  Known,
  PlannedField,
  PlannedGuardian,
  PlannedRow,
  PlannedValues,
} from '../rules'

/** Children an account may have (users/family). */
const MOST_CHILDREN = 12
const SAME_CATEGORY = 'ďalšia kategória je rovnaká ako hlavná'

const withBirthDate = ({ firstName, lastName, values: { birthDate } }: Known): string =>
  `${firstName} ${lastName}${birthDate ? `, nar. ${shortDate(String(birthDate))}` : ''}`

/** Counts the children of guardians from row to row; says when one would have more than an account may. */
function childrenCounter(people: readonly Known[]) {
  const counts = new Map(people.map(({ id, children }) => [id, children.length]))
  return (guardians: readonly PlannedGuardian[]): string | undefined => {
    for (const { key, linked } of guardians) if (linked) counts.set(key, (counts.get(key) ?? 0) + 1)
    const full = guardians.find(({ key, linked }) => linked && counts.get(key)! > MOST_CHILDREN)
    return (
      full &&
      `zástupca ${full.person.firstName} ${full.person.lastName} by mal viac ako ${MOST_CHILDREN} detí`
    )
  }
}

const twinChoice = ({ number, player }: MemberRow, facts: string[]): PlannedRow['likely'][number] => ({
  id: null,
  row: number,
  name: `${player.firstName} ${player.lastName}`,
  facts,
})

/** Namesakes among whom one is chosen; whoever of more is meant has a birth date or a card. */
const MOST_LIKELY = 20

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
  const comparedPlayer = playerComparer(people)
  const earlier = new Map<string, MemberRow>()
  const claimed = new Map<string, number>()
  return (row: MemberRow) => {
    const { number, player } = row
    const key = nameKey(player)
    const twin = earlier.get(`${key} ${player.birthDate ?? ''}`)
    earlier.set(`${key} ${player.birthDate ?? ''}`, twin ?? row)
    const carded = byCard(player.registrationNumber)
    const born = (name: string) => (player.birthDate ? byBirth(`${name} ${player.birthDate}`) : undefined)
    const sure = carded ?? born(key) ?? born(turnedKey(player))
    // Of one with another birth date the date may be mistyped.
    const named = [...new Set([key, turnedKey(player)])].flatMap((name) => namesakes.get(name) ?? [])
    const likely = sure ? [] : named.slice(0, MOST_LIKELY)
    const factsOf = (other: Comparable, where: string) => likenessFacts(comparedRow(row), other, where)
    const choices: PlannedRow['likely'] = [
      ...likely.map((each) => ({
        ...{ id: each.id, row: null, name: withBirthDate(each) },
        facts: factsOf(comparedPlayer(each), 'v\u00a0klube'),
      })),
      ...(twin && !sure
        ? [twinChoice(twin, factsOf(comparedRow(twin), `v\u00a0riadku ${twin.number}`))]
        : []),
    ]
    const isOther =
      carded && nameKey(carded) !== key && (carded.values.birthDate ?? '') !== (player.birthDate ?? null)
    const decided = decisions.get(number)
    const known = sure ?? likely.find(({ id }) => id === decided)
    const before = known && claimed.get(known.id)
    // A row with another's card is an error of the card: the player it is of may stand further down.
    if (known && before === undefined && !isOther) claimed.set(known.id, number)
    return {
      known,
      /** Why the row cannot be the player who has its card. */
      problem: isOther
        ? `preukaz ${player.registrationNumber} má v\u00a0klube ${withBirthDate(carded)}`
        : undefined,
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
  reservedEmails: readonly string[] = [],
): PlannedRow[] {
  const playerOf = playerFinder(people, decisions)
  const guardiansOf = rowGuardiansFinder(people, rows)
  const emails = ownEmails(people, reservedEmails)
  const tooMany = childrenCounter(people)
  const contacts = contactFiller(people)

  return rows.map((row): PlannedRow => {
    const { number, player } = row
    const problems = [...row.problems]
    const wanted = valuesOf(player, categories, problems)
    const planned: PlannedRow = {
      ...{ number, kind: 'wrong', id: null, name: `${player.firstName} ${player.lastName}`.trim() },
      person: { firstName: player.firstName, lastName: player.lastName },
      ...{ values: {}, before: {}, guardians: [], problems, notes: [], likely: [] },
    }
    if (problems.length > 0) return planned
    const { known, choices, isUnsure, before, problem: otherCard } = playerOf(row)
    if (otherCard) return { ...planned, problems: [otherCard] }
    // With what the row says of the player and the guardians: that is what tells namesakes apart.
    const { guardians: named, notes: guardianNotes } = withOwnEmail(row.guardians)
    const notes = [...guardianNotes, ...likelyMistakes(player, wanted, categories, !known)]
    if (isUnsure) {
      const guardians = contacts.fill(guardiansOf(named, null, number))
      return { ...planned, kind: 'unsure', values: wanted, guardians, notes, likely: choices }
    }

    // The year says where a new player belongs; where one of the club plays, the club has decided.
    if (known?.values.category && player.category === undefined) delete wanted.category
    const all = guardiansOf(named, known?.id ?? null, number)
    // An adult player whose own contact stands in the columns of guardians has none.
    const guardians = contacts.fill(
      all.filter(
        ({ id, key }, at) =>
          (id === null || id !== known?.id) && all.findIndex((other) => other.key === key) === at,
      ),
    )
    const placed = { ...known?.values, ...wanted }
    const problem =
      (before !== undefined && `ten istý hráč je už v riadku ${before}`) ||
      (placed.category && placed.category === placed.secondCategory && SAME_CATEGORY) ||
      guardians.find((guardian) => guardian.problem)?.problem ||
      tooMany(guardians) ||
      emails.take(wanted, guardians, known?.id ?? `row ${number}`)
    if (problem) return { ...planned, problems: [problem] }
    contacts.settle(guardians)
    if (!known) return { ...planned, kind: 'new', values: wanted, guardians, notes, likely: choices }
    const changed = (Object.keys(wanted) as PlannedField[]).filter(
      (field) => (known.values[field] ?? null) !== wanted[field],
    )
    const isSame =
      changed.length === 0 &&
      guardians.every(({ linked, filled }) => !linked && Object.keys(filled).length === 0)
    return {
      ...planned,
      ...{ kind: isSame ? 'same' : 'changed', id: known.id, guardians, notes, likely: choices },
      values: Object.fromEntries(changed.map((field) => [field, wanted[field]])) as PlannedValues,
      before: Object.fromEntries(changed.map((field) => [field, known.values[field] ?? null])),
    }
  })
}

/** The row's values as columns: categories by id, one by the birth date where the file names none. */
function valuesOf(player: RowPlayer, categories: Categories, problems: string[]): PlannedValues {
  const { category, secondCategory, ...values } = player
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
    Object.entries({ ...values, ...found }).filter(
      ([field, value]) => value !== undefined && field !== 'firstName' && field !== 'lastName',
    ),
  ) as PlannedValues
}
