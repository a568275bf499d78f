import type { Named } from './schema'

/** The id behind a relationship value, whether it came populated, bare or not at all. */
export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'string') return value.id
  return undefined
}

/** The ids behind a has-many relationship value; missing ones are left out. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(idOf).filter((id): id is string => id !== undefined) : []

/** The id and name of a populated relationship; null when it is missing, or a bare id because the caller may not read it. */
export const namedOf = (value: unknown): Named | null => {
  const id = idOf(value)
  const name = value && typeof value === 'object' && 'name' in value ? value.name : undefined
  return id && typeof name === 'string' ? { id, name } : null
}

/** The ids and names of a populated has-many relationship; the others are left out. */
export const allNamed = (value: unknown): Named[] =>
  Array.isArray(value) ? value.flatMap((each: unknown) => namedOf(each) ?? []) : []

/** „U11, U13“ */
export const joinedNames = (rows: readonly { name: string }[]): string =>
  rows.map(({ name }) => name).join(', ')
