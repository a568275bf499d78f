import type { CollectionBeforeChangeHook } from 'payload'

/** Only a trainer has a rate: whoever becomes something else has none any more. */
export const clearRate: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  (data.role ?? originalDoc?.role) === 'trainer' ? data : { ...data, hourlyRate: null }

/**
 * A player is never on the page „Tréneri“, and whoever becomes a trainer is not before the office says so, in that write or
 * later.
 */
export const hidePlayers: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if ((data.role ?? originalDoc?.role) !== 'player') return data
  return { ...data, staff: { ...originalDoc?.staff, ...data.staff, shown: false } }
}
