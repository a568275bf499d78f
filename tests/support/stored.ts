/**
 * What a row says, however its database stores it: MongoDB leaves a column away that is empty, may keep null for the same, and
 * keeps the order in which columns were written.
 */
export function storedFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(storedFacts) : undefined
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const facts = Object.entries(value)
    .map(([name, fact]) => [name, storedFacts(fact)] as const)
    .filter(([, fact]) => fact !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return facts.length > 0 ? Object.fromEntries(facts) : undefined
}
