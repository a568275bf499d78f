import type { PayloadRequest, Where } from 'payload'
import type { StatementInput } from '@/features/bank-statements/schema'
import { matchStatement } from '@/features/membership/bank-import/queries'
import { plannedCredit } from '@/features/membership/credit/queries'
import { owingOfMany } from '@/features/membership/many/queries'
import type { ManyInput } from '@/features/membership/many/schema'
import { openMatching } from '@/features/membership/matching/queries'
import { monthlyPlan } from '@/features/membership/monthly/queries'
import { familyShares, feesToSettle } from '@/features/membership/payments/queries'
import { notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { eventForStaff } from '../../events/queries'
import { writableCategories } from '../access'
import { recipientsOf, requestAs } from '../audience/queries'
import { rowsWhere } from '../copies/queries'
import { invitedPlayers } from '../event-notices/queries'
import { addressedOfFees } from '../fee-notices/queries'
import { payersAudience } from '../told-families/rules'
import { type LedEvent, leadersOf } from '../leaders/queries'
import { articleAudience } from '../news-notices/rules'
import type { Audience } from '../rules'
import type { FeesReachQuery, NewsReachQuery, ReachQuery, ReachView } from './schema'

/** How many accounts what happens by itself reaches, by the rule that delivers it. */
const reachedBy = async (req: PayloadRequest, audience: Audience): Promise<ReachView> => ({
  count: (await recipientsOf(await requestAs(req), audience)).recipients.length,
})

/** The accounts of an audience. */
const accountsIn = async (req: PayloadRequest, audience: Audience): Promise<string[]> =>
  (await recipientsOf(req, audience)).recipients.map(({ id }) => id)

/** The event as far as it decides who hears of it; throws 404 for one the caller may not read. */
async function ledEvent(req: PayloadRequest, id: string): Promise<LedEvent> {
  await eventForStaff(req, id)
  const columns = { trainers: true, substitute: true, categories: true } as const
  const [row] = await rowsWhere<LedEvent>(req, 'events', { id: { equals: id } }, columns)
  if (!row) throw notFound('Udalosť už neexistuje.')
  return row
}

/** Those of these people who may lead an event: of anybody else a caller learns nothing by asking. */
const staffAmong = async (req: PayloadRequest, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const where: Where = { and: [{ id: { in: ids } }, { role: { not_equals: 'player' } }] }
  return idsOf(await rowsWhere(req, 'users', where, { role: true }))
}

/**
 * How many accounts hear of what the caller does to an event: families, and unless `families` says that they alone are
 * told, whoever leads it beside the caller. Throws 404 for one the caller may not read. Of categories that a new event will
 * invite, those the caller may write to are counted.
 */
export async function reachOf(
  req: PayloadRequest,
  { event: id, categories = [], trainers = [], families }: ReachQuery,
): Promise<ReachView> {
  const asClub = await requestAs(req)
  const event = id
    ? await ledEvent(req, id)
    : {
        id: '',
        categories: await writableCategories(req, categories),
        trainers: await staffAmong(req, trainers),
      }
  const players = id ? (await invitedPlayers(req, [id])).map(({ player }) => player) : []
  const readers = id
    ? await accountsIn(asClub, { kind: 'users', users: players })
    : await accountsIn(req, { kind: 'categories', categories })
  const leaders = families === 'true' ? [] : ((await leadersOf(req, [event])).get(event.id) ?? [])
  const staff = await accountsIn(asClub, {
    kind: 'users',
    users: leaders.filter((leader) => leader !== req.user?.id),
  })
  return { count: new Set([...readers, ...staff]).size }
}

/** How many accounts hear of a new article of these categories. */
export const reachOfNews = (req: PayloadRequest, { categories = [] }: NewsReachQuery): Promise<ReachView> =>
  reachedBy(req, articleAudience(categories))

/**
 * How many accounts hear of fees that are made, or of money that is recorded; for administrators. A fee that the family's
 * credit pays at once is told to nobody. Throws 404 for a player or a fee that does not exist.
 */
export async function reachOfFees(req: PayloadRequest, asked: FeesReachQuery): Promise<ReachView> {
  return payersReached(req, await playersTold(req, asked))
}

/** How many accounts hear of a fee for categories; for administrators. Throws 400 for one that cannot be made. */
export const reachOfMany = async (req: PayloadRequest, asked: ManyInput): Promise<ReachView> =>
  payersReached(req, await owingOfMany(req, asked))

/** How many accounts hear of the payments of a read statement; for administrators. Throws as its preview does. */
export const reachOfStatement = async (req: PayloadRequest, asked: StatementInput): Promise<ReachView> =>
  payersReached(req, [...(await matchStatement(req, asked, new Date())).paid])

const payersReached = async (req: PayloadRequest, players: readonly string[]): Promise<ReachView> =>
  reachedBy(req, payersAudience(await addressedOfFees(req, players)))

/** The players whose families would be told of what is recorded. */
async function playersTold(
  req: PayloadRequest,
  { period, fees, payer, player, amount, dueDate, ...filter }: FeesReachQuery,
): Promise<string[]> {
  const { season, search = '', within, category, state } = filter
  if (season) {
    const open = await openMatching(req, { season, period: within, category, state, search }, new Date())
    return [...new Set(open.map((fee) => fee.player))]
  }
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
