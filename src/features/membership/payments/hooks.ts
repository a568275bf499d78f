import type { CollectionBeforeChangeHook } from 'payload'

/** What no fee took, kept as a column so that a family's credit is one sum; it is the first player's. */
export const deriveRest: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation !== 'create') return data
  const shares = (data.allocations ?? []) as { amount: number }[]
  data.rest = Number(data.amount) - shares.reduce((sum, { amount }) => sum + amount, 0)
  data.holder = (data.players as string[] | undefined)?.[0] ?? null
  return data
}
