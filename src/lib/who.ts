/**
 * Who may make a call, or open a page; `family` means players, and staff who have children. Other signed-in callers get
 * 403, an anonymous one 401. Which rows they then see is decided by access functions.
 */
export type Who = 'public' | 'signedIn' | readonly ('family' | 'trainer' | 'admin')[]

/** Of calls and pages for staff, and for the office alone. */
export const STAFF = ['trainer', 'admin'] as const
export const ADMIN = ['admin'] as const
