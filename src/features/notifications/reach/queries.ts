import type { PayloadRequest } from 'payload'
import { plannedCredit } from '@/features/membership/credit/queries'
import { monthlyPlan } from '@/features/membership/monthly/queries'
import { familyShares, feesToSettle } from '@/features/membership/payments/queries'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { eventForStaff } from '../../events/queries'
import { recipientsOf, requestAs } from '../audience/queries'
import { rowsWhere } from '../copies/queries'
import { invitedPlayers } from '../event-notices/queries'
import { addressedOfFees } from '../fee-notices/queries'
import { payersAudience } from '../fee-notices/rules'
import { articleAudience } from '../news-notices/rules'
import type { Audience } from '../rules'
import type { FeesReachQuery, NewsReachQuery, ReachQuery, ReachView } from './schema'

/** How many accounts what happens by itself reaches, by the rule that delivers it. */
const reachedBy = async (req: PayloadRequest, audience: Audience): Promise<ReachView> => ({
  count: (await recipientsOf(await requestAs(req), audience)).recipients.length,
})

/**
 * How many accounts hear of what the caller does to an event. Throws 404 for one the caller may not read. Of categories
 * that a new event will invite, those the caller may write to are counted.
 */
export async function reachOf(
  req: PayloadRequest,
  { event, categories = [] }: ReachQuery,
): Promise<ReachView> {
  if (!event)
    return { count: (await recipientsOf(req, { kind: 'categories', categories })).recipients.length }
  await eventForStaff(req, event)
  const users = (await invitedPlayers(req, [event])).map(({ player }) => player)
  return reachedBy(req, { kind: 'users', users })
}

/** How many accounts hear of a new article of these categories. */
export const reachOfNews = (req: PayloadRequest, { categories = [] }: NewsReachQuery): Promise<ReachView> =>
  reachedBy(req, articleAudience(categories))

/**
 * How many accounts hear of fees that are made, or of money that is recorded; for administrators. A fee that the family's
 * credit pays at once is told to nobody. Throws 404 for a player or a fee that does not exist.
 */
export async function reachOfFees(req: PayloadRequest, asked: FeesReachQuery): Promise<ReachView> {
  const players = await playersTold(req, asked)
  return reachedBy(req, payersAudience(await addressedOfFees(req, players)))
}

/** The players whose families would be told of what is recorded. */
async function playersTold(
  req: PayloadRequest,
  { period, fees, payer, player, amount, dueDate }: FeesReachQuery,
): Promise<string[]> {
  if (period) return (await monthlyPlan(req, period)).owing
  if (fees) return idsOf((await feesToSettle(req, fees)).map((fee) => fee.player))
  const id = payer ?? player ?? ''
  if ((await rowsWhere(req, 'users', { id: { equals: id } }, { name: true })).length === 0)
    throw notFound('Hráč už neexistuje.')
  if (payer) return amount ? (await familyShares(req, id, amount)).players : [id]
  if (!amount || !dueDate) return [id]
  const credit = await plannedCredit(req, [{ player: { id }, amount }], dueDate)
  return amount > (credit.get(id) ?? 0) ? [id] : []
}
