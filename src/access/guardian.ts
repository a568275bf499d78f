import { isAdult } from '@/lib/age'

/** What a guardian may do with a child's records: change them, read them, or neither. */
export type Guardianship = 'full' | 'read' | 'none'

/** The fields of a linked person that decide it. */
export interface Ward {
  role?: unknown
  playing?: boolean | null
  active?: boolean | null
  deletedAt?: unknown
  birthDate?: string | null
}

/** The fields of `Ward`, to be read from the database. */
export const WARD_FIELDS = {
  role: true,
  playing: true,
  active: true,
  deletedAt: true,
  birthDate: true,
} as const

/**
 * The one rule of who acts for whom: a guardian acts for a child with full right and reads with the other, only
 * while the child is a player who plays and is under 18. For a deactivated player nobody acts, but the family still
 * sees what it owes. `today` is the club's calendar day.
 */
export const guardianship = (child: Ward, right: 'full' | 'read', today: string): Guardianship => {
  if (child.role !== 'player' || !child.playing || child.deletedAt) return 'none'
  if (isAdult(child.birthDate, today)) return 'none'
  return right === 'full' && child.active !== false ? 'full' : 'read'
}
