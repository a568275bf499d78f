import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import { aggregate } from '@/db/aggregate'
import { dayOf } from '@/lib/dates'
import { fold } from '@/lib/text'
import type { MemberFee, User } from '@/payload-types'
import { familiesWithCredit } from '../credit/queries'
import { creditOf } from '../credit/rules'
import { readableFeesWhere, feeTotals, inState } from '../queries'
import { feeState, owedOn, seasonPeriods } from '../rules'
import type { FeeFilter } from './rules'
import type { FeeGrid, GridFee, GridRow } from './views'

/** Fees on a page at the most: a grid of a whole season has fewer players on a page than one of a month. */
const MAX_CELLS = 52
const MAX_ROWS = 15
const MIN_ROWS = 5
const rowsFor = (periods: number): number =>
  Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.floor(MAX_CELLS / Math.max(1, periods))))

/** Fees of a season by player and period, a page of players by name, with the sums of all that match. */
export async function feeGrid(req: PayloadRequest, filter: FeeFilter, now: Date): Promise<FeeGrid> {
  const { season, period, state, page } = filter
  const today = dayOf(now)
  const all = seasonPeriods(season)
  const inPeriod: Where = { period: { in: period ? [period] : all } }
  const asked: Where[] = state ? [inPeriod, inState(state, today)] : [inPeriod]
  const found = await matchingPlayers(req, filter)
  const used = period ? [period] : await usedPeriods(req, inPeriod, all)
  const narrowed: Where[] = found ? [...asked, { player: { in: found } }] : asked
  const {
    docs: players,
    totalDocs,
    totalPages,
  } = await req.payload.find({
    collection: 'users',
    where: await gridPlayersWhere(req, narrowed, found, !state),
    sort: ['sortName', 'id'],
    select: { name: true, category: true, active: true },
    populate: { categories: { name: true } },
    depth: 1,
    page,
    limit: rowsFor(used.length),
    overrideAccess: false,
    req,
  })
  const { docs: fees } = await req.payload.find({
    collection: 'memberFees',
    where: { and: [inPeriod, { player: { in: players.map(({ id }) => id) } }] },
    sort: ['period', 'item', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const credits = await creditsOf(
    req,
    players.map(({ id }) => id),
  )
  return {
    periods: used,
    rows: players.map((player) => {
      const own = fees.filter((fee) => idOf(fee.player) === player.id)
      return gridRow(player, own, credits.get(player.id), today)
    }),
    totals: await feeTotals(req, { and: narrowed }),
    page,
    pages: totalPages,
    players: totalDocs,
  }
}

/** Those of a season's periods in which anybody has a fee. */
async function usedPeriods(req: PayloadRequest, where: Where, all: string[]): Promise<string[]> {
  const reach = await readableFeesWhere(req, where)
  const groups = reach ? await aggregate(req, 'memberFees', { where: reach, by: ['period'] }) : []
  return all.filter((one) => groups.some(({ period }) => period === one))
}

function gridRow(
  { id, name, category, active }: Pick<User, 'id' | 'name' | 'category' | 'active'>,
  fees: readonly MemberFee[],
  credit: GridRow['credit'] = { amount: 0, shared: false },
  today: string,
): GridRow {
  const cells = fees.map((fee): GridFee => ({
    id: fee.id,
    period: fee.period,
    item: fee.item,
    amount: fee.amount,
    owed: owedOn(fee),
    state: feeState(fee, today),
    reason: fee.reason ?? '',
    claimed: Boolean(fee.claimedPaidAt),
  }))
  return {
    player: { id, name: name ?? '' },
    category: category && typeof category === 'object' ? category.name : '',
    left: active === false,
    fees: cells,
    owed: cells.reduce((sum, { owed }) => sum + owed, 0),
    credit,
  }
}

/** What the family of each of these players has overpaid. */
async function creditsOf(
  req: PayloadRequest,
  shown: readonly string[],
): Promise<Map<string, GridRow['credit']>> {
  const credits = new Map<string, GridRow['credit']>()
  for (const { players, balances } of await familiesWithCredit(req, shown)) {
    const amount = creditOf(balances)
    for (const player of players) credits.set(player, { amount, shared: players.length > 1 })
  }
  return credits
}

/** Ids of everybody whom the category and the search name; undefined when neither is asked. */
async function matchingPlayers(
  req: PayloadRequest,
  { category, search }: Pick<FeeFilter, 'category' | 'search'>,
): Promise<string[] | undefined> {
  const where: Where[] = []
  const words = fold(search)
    .replace(/[%_\\]/g, ' ')
    .trim()
  if (category) where.push({ category: { equals: category } })
  if (words) where.push({ searchName: { contains: words } })
  if (where.length === 0) return undefined
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: where },
    select: { category: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

const ACTIVE_PLAYER: Where[] = [{ playing: { equals: true } }, { active: { not_equals: false } }]
/** The same from a fee, turned round: whoever owes or owed and does not play any more. */
const FEE_OF_FORMER_PLAYER: Where = {
  or: [{ 'player.playing': { not_equals: true } }, { 'player.active': { equals: false } }],
}

/**
 * Everybody with such a fee, also who has left, so that the sums are those of the rows; unless a state is asked for,
 * active players who have none yet as well. Those need no fee, so then only those who have left are looked for by one.
 */
async function gridPlayersWhere(
  req: PayloadRequest,
  fees: Where[],
  found: string[] | undefined,
  bare: boolean,
): Promise<Where> {
  const reach = await readableFeesWhere(req, { and: bare ? [...fees, FEE_OF_FORMER_PLAYER] : fees })
  const groups = reach ? await aggregate(req, 'memberFees', { where: reach, by: ['player'] }) : []
  const having: Where = { id: { in: groups.map(({ player }) => String(player)) } }
  if (!bare) return having
  return { or: [having, { and: found ? [...ACTIVE_PLAYER, { id: { in: found } }] : ACTIVE_PLAYER }] }
}
