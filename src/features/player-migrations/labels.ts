import type { Forms } from '@/lib/plural'

/** What becomes of a player in a new season. */
export const OUTCOMES = {
  stays: 'Zostáva',
  moves: 'Postupuje',
  leaves: 'Odchádza',
  none: 'Bez kategórie',
} as const
export type Outcome = keyof typeof OUTCOMES

/** The outcomes that change something, and are stored in a move. */
export const MOVES = { moves: OUTCOMES.moves, leaves: OUTCOMES.leaves, none: OUTCOMES.none } as const

/** Accusative, after „presunuli sme“: „1 hráča“, „2 hráčov“. */
export const MOVED_PLAYERS: Forms = ['hráča', 'hráčov', 'hráčov']
export const PLAYERS: Forms = ['hráč', 'hráči', 'hráčov']
