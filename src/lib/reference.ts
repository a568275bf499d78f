/** The id behind a relationship value, whether it came populated, bare or not at all. */
export const idOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (value && typeof value === 'object' && 'id' in value && typeof value.id === 'string') return value.id
  return undefined
}

/** The ids behind a has-many relationship value; missing ones are left out. */
export const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(idOf).filter((id): id is string => id !== undefined) : []
