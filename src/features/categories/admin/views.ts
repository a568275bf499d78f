import type { OfficeCategoryView } from '../schema'

/** A category in the office's list, with the number of its active players. */
export type AdminCategory = OfficeCategoryView & { players: number }
