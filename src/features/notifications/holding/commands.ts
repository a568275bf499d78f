import type { PayloadRequest } from 'payload'
import { updateRowsIf } from '@/db/update-rows'
import type { Claimed } from '../claims/commands'
import { inHand, sender } from '../claims/queries'
import type { Ending } from '../copies/rules'

const idsIn = ({ rows }: Pick<Claimed, 'rows'>): string[] => rows.map(({ id }) => id)
/** Rows of a claim that is still this process's. */
const held = () => ({ claimedBy: sender(), state: 'sending' })

/**
 * Prolongs a claim before its copy is sent; false when another process has taken it for abandoned. On SQLite there is no
 * other one.
 */
export async function renewClaim(req: PayloadRequest, claimed: Claimed): Promise<boolean> {
  if (req.payload.db.name === 'sqlite') return true
  const ids = idsIn(claimed)
  const claimedAt = new Date().toISOString()
  return (await updateRowsIf(req, 'deliveries', ['id', ids], held(), { claimedAt })) === ids.length
}

/** Stores what became of a copy, unless another process has taken it meanwhile. */
export const storeEnding = async (
  req: PayloadRequest,
  claimed: Claimed,
  { state, reason, tries, again }: Ending,
): Promise<void> => {
  const data = { state, reason, attempts: tries, ...(again && { dueAt: again.toISOString() }) }
  await updateRowsIf(req, 'deliveries', ['id', idsIn(claimed)], held(), data)
}

/** Lets go of a copy: what is still stored as being sent is then taken again by the next claim. */
export const letGo = (claimed: Claimed): void => {
  for (const id of idsIn(claimed)) inHand().delete(id)
}
