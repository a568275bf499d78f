import type { Forms } from '@/lib/plural'

/** What becomes of a player at the turn of a season (slovak.md §4.9). */
export const OUTCOMES = {
  stays: 'Zostáva',
  moves: 'Postupuje',
  leaves: 'Odchádza',
  none: 'Bez kategórie',
} as const
export type Outcome = keyof typeof OUTCOMES

/** The outcomes that change something and are therefore kept in a move. */
export const MOVES = { moves: OUTCOMES.moves, leaves: OUTCOMES.leaves, none: OUTCOMES.none } as const

/** „1 hráča / 2 hráčov / 5 hráčov“: after „presunuli sme“. */
export const MOVED_PLAYERS: Forms = ['hráča', 'hráčov', 'hráčov']
export const PLAYERS: Forms = ['hráč', 'hráči', 'hráčov']
