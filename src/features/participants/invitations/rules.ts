import { isWithinTrial } from '@/features/users/trials/rules'
import { dayOf } from '@/lib/dates'
import type { Player } from '../rules'

/** Those of these players whom an event may invite at all: a child on trial only to trainings while it is. */
export const playersFor = (
  { type, startsAt }: { type?: number | null; startsAt: string },
  players: Player[],
): Player[] => {
  if (!players.some(({ trialUntil }) => trialUntil)) return players
  const day = dayOf(startsAt)
  return players.filter(({ trialUntil }) => isWithinTrial(trialUntil, { type, day }))
}
