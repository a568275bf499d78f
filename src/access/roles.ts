import type { PayloadRequest } from 'payload'

/** The roles, from the fewest rights to the most. */
export const ROLES = ['player', 'trainer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** The columns of the permission table. */
export type Subject = Role | 'anonymous'

/** The caller's column in the permission table; a deactivated account is anonymous. */
export const subjectOf = (req: Pick<PayloadRequest, 'user'>): Subject =>
  req.user && req.user.active !== false ? (req.user.role as Role) : 'anonymous'

export const isAdmin = (req: Pick<PayloadRequest, 'user'>): boolean => subjectOf(req) === 'admin'
export const isTrainer = (req: Pick<PayloadRequest, 'user'>): boolean => subjectOf(req) === 'trainer'
