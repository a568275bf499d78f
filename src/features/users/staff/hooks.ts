import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A new account is not on the site until the office says so. The column keeps its default: another one would rebuild the
 * table of users.
 */
export const hideNewStaff: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: { staff?: { shown?: boolean | null } } }
  if (operation !== 'create' || !data || typeof data.staff?.shown === 'boolean') return args
  return { ...args, data: { ...data, staff: { ...data.staff, shown: false } } } as typeof args
}
