import type { PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { playerNames } from '@/features/participants/queries'
import { dayOf } from '@/lib/dates'
import { idOf } from '@/lib/reference'
import { FEE_ITEMS, formatPeriod } from '../labels'
import { inState } from '../queries'
import type { OverdueFee } from './views'

/** How many overdue fees are named; a family with more sees them all among its fees. */
const MOST_SHOWN = 6

/** The overdue fees of the caller and their children, the oldest first; none for a caller without players. */
export async function overdueFees(req: PayloadRequest): Promise<OverdueFee[]> {
  const { players } = await scopeOf(req)
  if (players.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: { and: [{ player: { in: players } }, inState('overdue', dayOf(new Date()))] },
    sort: ['dueDate', 'id'],
    depth: 0,
    limit: MOST_SHOWN,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const names = await playerNames(req, [...new Set(docs.map(({ player }) => idOf(player)!))])
  return docs.map(({ id, player, item, period, owed, claimedPaidAt }) => ({
    id,
    player: { id: idOf(player)!, name: names.get(idOf(player)!) ?? '' },
    what: `${FEE_ITEMS[item]} ${formatPeriod(period)}`,
    owed: owed ?? 0,
    claimed: Boolean(claimedPaidAt),
  }))
}
