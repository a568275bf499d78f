import { store } from '@/lib/client/store.client'

/** Invitations answered on this page, „event player“, since the server rendered it as one that awaits an answer. */
export const answeredHere = store<readonly string[]>([])

/** Marks an invitation as answered. */
export const markAnswered = (event: string, player: string): void =>
  answeredHere.set([...answeredHere.get(), `${event} ${player}`])
