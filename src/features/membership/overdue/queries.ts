import type { PayloadRequest, Where } from 'payload'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { playerNames } from '@/features/participants/queries'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { formatFee } from '../labels'
import { feeTotals, inState, ownFees, readableFeesWhere, unreported } from '../queries'
import type { Overdue } from './views'

/** How many overdue fees are named; the others are counted, and seen among the family's fees. */
const MOST_SHOWN = 6

/** How many players have a fee after its due day, of any season, as far as the caller may read fees. */
export async function overduePlayers(req: PayloadRequest, now: Date): Promise<number> {
  const where = await readableFeesWhere(req, inState('overdue', dayOf(now)))
  return where ? (await aggregate(req, 'memberFees', { where, by: ['player'] })).length : 0
}

/**
 * The overdue fees of the caller and their children that are not reported as paid, the oldest first; none for a caller
 * without players.
 */
export async function overdueFees(req: PayloadRequest): Promise<Overdue> {
  const { players } = await scopeOf(req)
  if (players.length === 0) return { fees: [], count: 0, owed: 0 }
  const now = new Date()
  const where: Where = {
    and: [{ player: { in: players } }, inState('overdue', dayOf(now)), unreported(now)],
  }
  const docs = await ownFees(req, where, MOST_SHOWN)
  const names = await playerNames(req, [...new Set(docs.map(({ player }) => idOf(player)!))])
  const fees = docs.map(({ id, player, owed, claimedPaidAt, ...fee }) => ({
    id,
    player: { id: idOf(player)!, name: names.get(idOf(player)!) ?? '' },
    what: formatFee(fee),
    owed: owed ?? 0,
    claimed: Boolean(claimedPaidAt),
  }))
  const { count, owed } = await feeTotals(req, where)
  return { fees, count, owed }
}
