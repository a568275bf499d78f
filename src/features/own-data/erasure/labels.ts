/** How far an erasure is. */
export const ERASURE_STATES = {
  open: 'Čaká na vybavenie',
  withdrawn: 'Odvolaná',
  refused: 'Zamietnutá',
  done: 'Vymazané',
} as const
export type ErasureState = keyof typeof ERASURE_STATES
