import type { PlannedField } from '../plan/rules'

type Value = string | number | null
type Values = Partial<Record<PlannedField, Value>>

/** What an import has done, as far as an undo needs it. */
export interface ImportChanges {
  /** Ids of accounts it made, all with this `updatedAt`. */
  made: { players: string[]; guardians: string[]; at: string }
  /** Columns of players of the club that it replaced. */
  replaced: { id: string; before: Values; after: Values }[]
  /** Children that it added to accounts of the club. */
  links: { guardian: string; players: string[] }[]
}

/** Players whose category an import has set: the new ones, and those it has moved. */
export const placedBy = ({ made, replaced }: ImportChanges): string[] => [
  ...made.players,
  ...replaced.flatMap(({ id, after }) => ('category' in after || 'secondCategory' in after ? [id] : [])),
]

/** The present state of somebody an import has made or changed. */
export interface Present {
  id: string
  name: string
  updatedAt: string
  hasPassword: boolean
  values: Values
  children: readonly string[]
  /** What refers to the person since: „dochádzku“, „členské“. */
  history: readonly string[]
}

/** What an undo does, and what it leaves, with the reason. */
export interface UndoPlan {
  removed: string[]
  restored: { id: string; values: Values }[]
  unlinked: { guardian: string; players: string[] }[]
  kept: { name: string; why: string }[]
}

const whyKept = (person: Present, madeAt: string): string | undefined => {
  if (person.history.length > 0) return `má ${person.history.join(', ')}`
  if (person.hasPassword) return 'už si nastavil heslo'
  return person.updatedAt === madeAt ? undefined : 'niekto ho medzitým upravil'
}

/**
 * What taking an import back does: accounts it made go, unless something happened to them since; a column goes back to what
 * it was, unless it was changed again; children it added to accounts of the club are taken out. A guardian stays with a
 * child that stays.
 */
export function undoPlan(changes: ImportChanges, present: ReadonlyMap<string, Present>): UndoPlan {
  const kept: UndoPlan['kept'] = []
  const madeHere = (
    { at }: ImportChanges['made'],
    ids: readonly string[],
    stays: (person: Present) => boolean,
  ) =>
    ids.filter((id) => {
      const person = present.get(id)
      if (!person) return false
      const why = whyKept(person, at) ?? (stays(person) ? 'má dieťa, ktoré v klube zostáva' : undefined)
      if (why) kept.push({ name: person.name, why })
      return !why
    })
  const players = madeHere(changes.made, changes.made.players, () => false)
  const gone = new Set(players)
  const guardians = madeHere(changes.made, changes.made.guardians, ({ children }) =>
    children.some((child) => !gone.has(child)),
  )
  const restored = changes.replaced.flatMap(({ id, before, after }) => {
    const person = present.get(id)
    if (!person) return []
    const fields = (Object.keys(before) as PlannedField[]).filter(
      (field) => (person.values[field] ?? null) === (after[field] ?? null),
    )
    if (fields.length < Object.keys(before).length)
      kept.push({ name: person.name, why: 'niektorý údaj sa medzitým zmenil znova' })
    return fields.length > 0
      ? [{ id, values: Object.fromEntries(fields.map((field) => [field, before[field] ?? null])) as Values }]
      : []
  })
  const unlinked = changes.links.flatMap(({ guardian, players: added }) => {
    const now = present.get(guardian)?.children ?? []
    const taken = added.filter((player) => now.includes(player))
    return taken.length > 0 ? [{ guardian, players: taken }] : []
  })
  return { removed: [...players, ...guardians], restored, unlinked, kept }
}
