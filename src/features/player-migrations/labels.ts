import type { Forms } from '@/lib/plural'
import { writtenDay } from '@/lib/written-day'

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

/** What has become of a migration. */
export const STATES = {
  prepared: 'Pripravený',
  planned: 'Naplánovaný',
  performed: 'Vykonaný',
  cancelled: 'Zrušený',
  undone: 'Vrátený',
} as const
export type State = keyof typeof STATES

/** What is stored of a migration that was prepared as a stage. */
export const STAGES = { waiting: 'Čaká', performed: STATES.performed, cancelled: STATES.cancelled } as const

/** What is stored of who did what with a stage; `onDay` is what its day did by itself. */
export const ACTS = {
  planned: 'Naplánované',
  changed: 'Zmenené',
  cancelled: 'Zrušené',
  performed: 'Presunuté',
  onDay: 'Presunuté v\u00a0naplánovaný deň',
} as const

export const SHOWN_ACTS = { ...ACTS, undone: 'Vrátené' } as const

/** Why a player of a stage was not moved with it. */
export const LEFT_OUT = {
  changed: 'medzitým zmenil kategóriu',
  left: 'medzitým odišiel',
  gone: 'medzitým bol odstránený',
  target: 'cieľová kategória už neexistuje',
} as const
export type LeftOut = keyof typeof LEFT_OUT

interface Waiting {
  dueOn: string | null
  outcome: keyof typeof MOVES
  from: string
  to: string
}

/** Where a player stands in another stage: „1. 7. 2027: U9 → U10“, „pripravený bez dňa: U9 → odchádza“. */
export const waitingWords = ({ dueOn, outcome, from, to }: Waiting): string =>
  `${dueOn ? writtenDay(dueOn) : 'pripravený bez\u00a0dňa'}: ${from || '–'} → ${to || OUTCOMES[outcome].toLowerCase()}`
