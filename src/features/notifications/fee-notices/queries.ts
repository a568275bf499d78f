import type { PayloadRequest } from 'payload'
import { guardiansOfInactive } from '../people/queries'

/**
 * Whom a message about the fees of these players names: them, and the guardians of those who are deactivated, whose family
 * still owes. Without access control.
 */
export const addressedOfFees = async (req: PayloadRequest, players: readonly string[]): Promise<string[]> => [
  ...players,
  ...[...(await guardiansOfInactive(req, players)).values()].flat(),
]
