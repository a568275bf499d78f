import type { PlannedField } from '../rules'

type Value = string | number | null
type Values = Partial<Record<PlannedField, Value>>

/** What an import has done, as far as an undo needs it. */
export interface ImportChanges {
  /** Ids of accounts it made, all with this `updatedAt`. */
  made: { players: string[]; guardians: string[]; at: string }
  /** Columns of people of the club that it replaced. */
  replaced: { id: string; before: Values; after: Values }[]
  /** Children that it added to accounts of the club. */
  links: { guardian: string; players: string[] }[]
  /** Whom its undo has left as they are, and why; missing before an undo, and the rest is empty after it. */
  kept?: { id: string; why: string }[]
}

/** What is stored of an import that was taken back. */
export const undoneChanges = ({ kept }: UndoPlan): ImportChanges | null =>
  kept.length > 0 ? { made: { players: [], guardians: [], at: '' }, replaced: [], links: [], kept } : null

/** Players whose category an import has set: the new ones, and those it has moved. */
export const placedBy = ({ made, replaced }: ImportChanges): string[] => [
  ...made.players,
  ...replaced.flatMap(({ id, after }) => ('category' in after || 'secondCategory' in after ? [id] : [])),
]

/** Whom an invitation can be sent to since an import: those it made, and those whose first e-mail it brought. */
export const madeReachable = ({ made, replaced }: ImportChanges): string[] => [
  ...made.players,
  ...made.guardians,
  ...replaced.flatMap(({ id, before, after }) => (after.email && !before.email ? [id] : [])),
]

/** The present state of somebody an import has made or changed. */
export interface Present {
  id: string
  updatedAt: string
  hasPassword: boolean
  values: Values
  children: readonly string[]
  /** What refers to the person since: „dochádzku“, „členské“. */
  history: readonly string[]
}

/** What an undo does, and what it leaves, with the reason. */
export interface UndoPlan {
  removed: { players: string[]; guardians: string[] }
  /** The values of before the import, and those it had set. */
  restored: { id: string; before: Values; values: Values }[]
  unlinked: { guardian: string; players: string[] }[]
  kept: { id: string; why: string }[]
}

const CATEGORY_FIELDS: ReadonlySet<PlannedField> = new Set(['category', 'secondCategory'])

const whyKept = (person: Present, madeAt: string): string | undefined => {
  if (person.history.length > 0) return `má ${person.history.join(', ')}`
  if (person.hasPassword) return 'heslo už má nastavené'
  return person.updatedAt === madeAt ? undefined : 'údaje medzitým niekto upravil'
}

/**
 * What taking an import back does: accounts it made go, unless something happened to them since; a column goes back to what
 * it was, unless it was changed again, or was a category that is none of the club's `categories` any more; children it added to accounts of the club are taken out. A guardian stays with a
 * child that stays.
 */
export function undoPlan(
  changes: ImportChanges,
  present: ReadonlyMap<string, Present>,
  categories: ReadonlySet<string>,
): UndoPlan {
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
      if (why) kept.push({ id, why })
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
    const isGone = (field: PlannedField) =>
      CATEGORY_FIELDS.has(field) && Boolean(before[field]) && !categories.has(String(before[field]))
    const unchanged = (Object.keys(before) as PlannedField[]).filter(
      (field) => (person.values[field] ?? null) === (after[field] ?? null),
    )
    // A first e-mail by which somebody has come in since is their way to sign in.
    const isInUse = (field: PlannedField) => field === 'email' && !before.email && person.hasPassword
    const fields = unchanged.filter((field) => !isGone(field) && !isInUse(field))
    if (unchanged.length < Object.keys(before).length)
      kept.push({ id, why: 'niektorý údaj sa medzitým zmenil znova' })
    if (unchanged.some(isInUse)) kept.push({ id, why: 'cez svoj nový e-mail sa už prihlasuje' })
    if (unchanged.some(isGone)) kept.push({ id, why: 'jeho bývalá kategória už v klube nie je' })
    const of = (values: Values) =>
      Object.fromEntries(fields.map((field) => [field, values[field] ?? null])) as Values
    return fields.length > 0 ? [{ id, before: of(after), values: of(before) }] : []
  })
  const staying = new Set(changes.made.players.filter((id) => !gone.has(id)))
  const added = new Map(changes.links.map((link) => [link.guardian, link.players]))
  const unlinked = [...new Set([...changes.made.guardians, ...added.keys()])].flatMap((guardian) => {
    // A guardian who stays loses the children who go, and those the import has added.
    const isTaken = (child: string) =>
      gone.has(child) || (added.get(guardian)?.includes(child) && !staying.has(child))
    const taken = guardians.includes(guardian) ? [] : (present.get(guardian)?.children ?? []).filter(isTaken)
    return taken.length > 0 ? [{ guardian, players: taken }] : []
  })
  return { removed: { players, guardians }, restored, unlinked, kept }
}

/** What of an import's stored changes is one person's. */
export function ownChanges(changes: unknown, person: string) {
  const { made, replaced, links, kept = [] } = changes as ImportChanges
  const own = replaced.find(({ id }) => id === person)
  return {
    isNew: [...made.players, ...made.guardians].includes(person),
    before: own?.before ?? null,
    after: own?.after ?? null,
    children: links.find(({ guardian }) => guardian === person)?.players ?? [],
    kept: kept.filter(({ id }) => id === person).map(({ why }) => why),
  }
}

/** The changes without a person, whom an undo then leaves alone. */
export const changesWithout = (changes: unknown, person: string): ImportChanges => {
  const { made, replaced, links, kept } = changes as ImportChanges
  const others = (ids: readonly string[]) => ids.filter((id) => id !== person)
  return {
    made: { ...made, players: others(made.players), guardians: others(made.guardians) },
    replaced: replaced.filter(({ id }) => id !== person),
    links: links
      .filter(({ guardian }) => guardian !== person)
      .map((link) => ({ ...link, players: others(link.players) })),
    ...(kept && { kept: kept.filter(({ id }) => id !== person) }),
  }
}
