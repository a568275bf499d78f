import type { CollectionBeforeChangeHook } from 'payload'

/**
 * A player is never on the page „Tréneri“, and whoever becomes a trainer is not before the office says so, in that write or
 * later.
 */
export const hidePlayers: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if ((data.role ?? originalDoc?.role) !== 'player') return data
  return { ...data, staff: { ...originalDoc?.staff, ...data.staff, shown: false } }
}
