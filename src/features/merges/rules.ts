import { isSameName } from '@/features/member-imports/guardians/rules'
import { formerNamesOf, type NameParts } from '@/features/own-data/rules'
import { idOf, idsOf } from '@/lib/reference'
import { FIELD_KEYS, type FieldKey } from './labels'

/** Children an account may have (users/family). */
const MOST_CHILDREN = 12

interface Child {
  player: unknown
}

/** What of a person decides whether they can be merged, and with what. */
export interface Mergeable {
  id: string
  playing?: boolean | null
  role: string
  children?: readonly Child[] | null
  categories?: readonly unknown[] | null
  trialUntil?: string | null
}

export type Values = Partial<Record<FieldKey, unknown>>

const childrenOf = ({ children }: Mergeable): string[] => idsOf((children ?? []).map(({ player }) => player))

const isPlayer = ({ role, playing }: Mergeable): boolean => role === 'player' && playing === true

/** Why two rows cannot be one person, for whoever asks; undefined when they can. */
export function mergeProblem(
  kept: Mergeable,
  removed: Mergeable,
  me: string | undefined,
): string | undefined {
  if (kept.id === removed.id) return 'Osobu nemožno zlúčiť samu so sebou. Vyberte inú.'
  if (removed.id === me)
    return 'Vlastný účet nemôže byť ten, ktorý zanikne. Zlúčte osoby opačne, alebo to nechajte na iného administrátora.'
  if (childrenOf(kept).includes(removed.id) || childrenOf(removed).includes(kept.id))
    return 'Rodiča a jeho dieťa zlúčiť nemožno. Ak je väzba omylom, najprv ju odoberte.'
  if (isPlayer(kept) !== isPlayer(removed))
    return 'Zlúčiť možno len dvoch hráčov alebo dvoch dospelých, nie hráča s\u00a0dospelým.'
  if (new Set([...childrenOf(kept), ...childrenOf(removed)]).size > MOST_CHILDREN)
    return `Spolu by mali viac ako ${MOST_CHILDREN} detí. Najprv niektoré z\u00a0účtu odoberte.`
  return undefined
}

export interface Identified extends NameParts {
  birthDate?: string | null
}

/** What says that two rows are of two people; a name of the same words, or with a further one, is no other name. */
export const identityDiffers = (
  kept: Identified,
  removed: Identified,
): { birthDate: boolean; name: boolean } => ({
  birthDate: Boolean(kept.birthDate && removed.birthDate && kept.birthDate !== removed.birthDate),
  name: !isSameName(kept, removed),
})

const valueOf = (values: Values, key: FieldKey): unknown => {
  const value = values[key]
  if (key === 'photo' || key === 'category' || key === 'secondCategory') return idOf(value) ?? null
  if (key === 'active') return value !== false
  return value === '' || value === undefined ? null : value
}

/** Where none is a value as well: no pause of fees, no other category. It is not taken over without being chosen. */
const NONE_MEANS: readonly FieldKey[] = ['feePausedUntil', 'secondCategory']

/** Whether the second person's value is taken where the first has none. On trial is who is not a member yet: a member stays one. */
const isFilled = (key: FieldKey, kept: Values, removed: Values): boolean =>
  key !== 'trialUntil' &&
  !NONE_MEANS.includes(key) &&
  valueOf(kept, key) === null &&
  valueOf(removed, key) !== null

/** How a value of two people compares: `same`, `differs` (somebody chooses), or `filled` where only the second has it. */
export const comparisonOf = (key: FieldKey, kept: Values, removed: Values): 'same' | 'differs' | 'filled' => {
  const [mine, theirs] = [valueOf(kept, key), valueOf(removed, key)]
  if (mine === theirs) return 'same'
  if (isFilled(key, kept, removed)) return 'filled'
  // Of a value that only the first has, and of a trial of one of them, there is nothing to choose.
  return theirs === null || (key === 'trialUntil' && mine === null) ? 'same' : 'differs'
}

/** The fields in which somebody chooses. */
export const differing = (kept: Values, removed: Values): FieldKey[] =>
  FIELD_KEYS.filter((key) => comparisonOf(key, kept, removed) === 'differs')

/**
 * The values of the person who stays: their own, the second one's where chosen or where they have none. Of somebody on trial and a
 * member the member's trial counts: none.
 */
export function mergedValues(kept: Values, removed: Values, chosen: readonly FieldKey[]): Values {
  const values: Values = {}
  for (const key of FIELD_KEYS) {
    const comparison = comparisonOf(key, kept, removed)
    const isTheirs = comparison === 'filled' || (comparison === 'differs' && chosen.includes(key))
    values[key] = valueOf(isTheirs ? removed : kept, key)
  }
  if (!valueOf(kept, 'trialUntil') || !valueOf(removed, 'trialUntil')) values.trialUntil = null
  if (values.secondCategory === values.category) values.secondCategory = null
  return values
}

/** The categories both train; none for who is no trainer. */
export const trainedTogether = (role: unknown, ...people: readonly Mergeable[]): string[] =>
  role === 'trainer' ? [...new Set(people.flatMap(({ categories }) => idsOf(categories)))] : []

interface FormerlyNamed {
  firstName?: unknown
  lastName?: unknown
  formerNames?: unknown
}

/**
 * The names both people had, and which the person who stays does not have: texts and payments may hold them, and an erasure has to
 * find them. Null for none.
 */
export function formerNames(kept: FormerlyNamed, removed: FormerlyNamed, values: Values): NameParts[] | null {
  const keyOf = ({ firstName, lastName }: FormerlyNamed) => JSON.stringify([firstName, lastName])
  const had = [kept, removed].flatMap((person) => [
    ...formerNamesOf(person),
    { firstName: String(person.firstName ?? ''), lastName: String(person.lastName ?? '') },
  ])
  const names = new Map(
    had
      .filter(({ firstName, lastName }) => firstName && lastName)
      .map(({ firstName, lastName }) => [keyOf({ firstName, lastName }), { firstName, lastName }]),
  )
  names.delete(keyOf(values))
  return names.size > 0 ? [...names.values()] : null
}
