import { counter } from './counter.client'

/** The number on the bell: notifications the person has not seen yet. */
export const unseen = counter('/notifications/unseen', ({ unseen }) => unseen, 0)
