import type { PayloadRequest } from 'payload'

/** The three roles of the specification §1, in order of reach. */
export const ROLES = ['player', 'trainer', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who asks, as the permission table's columns name them. */
export type Subject = Role | 'anonymous'

/** The caller's column in the permission table; a deactivated account is nobody. */
export const subjectOf = (req: Pick<PayloadRequest, 'user'>): Subject =>
  req.user && req.user.active !== false ? (req.user.role as Role) : 'anonymous'

export const isAdmin = (req: Pick<PayloadRequest, 'user'>): boolean => subjectOf(req) === 'admin'
export const isTrainer = (req: Pick<PayloadRequest, 'user'>): boolean => subjectOf(req) === 'trainer'
