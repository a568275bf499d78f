import type { PayloadRequest, Where } from 'payload'
import { groupsBy } from '@/lib/groups'
import { idOf } from '@/lib/reference'
import { aggregate } from '@/db/aggregate'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { dayOf } from '@/lib/dates'
import type { MemberFee, User } from '@/payload-types'
import { countLeft } from '../bank-left/queries'
import { familiesWithCredit, openFeesOf } from '../credit/queries'
import { creditOf } from '../credit/rules'
import { familiesAround } from '../families/queries'
import { matchingFees, openSeen, periodWhere } from '../matching/queries'
import { overduePlayers } from '../overdue/queries'
import { feeTotals, readableFeesWhere } from '../queries'
import { ALL_SEASONS, feeState, inPeriodOrder, owedOn } from '../rules'
import type { FeeFilter } from './rules'
import type { FamilySum, FeeGrid, GridFee, GridRow, WaitingMoney } from './views'

const NO_MONEY: FamilySum = { amount: 0, shared: false }

/** Cells on a page at most: a grid of a whole season has fewer players on a page than one of a month. */
const MAX_CELLS = 48
const MAX_ROWS = 15
const MIN_ROWS = 5
const rowsFor = (periods: number): number =>
  Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.floor(MAX_CELLS / Math.max(1, periods))))

/** What of the money waits for the office. */
export const waitingMoney = async (req: PayloadRequest, now: Date): Promise<WaitingMoney> => ({
  leftRows: await countLeft(req),
  overdue: await overduePlayers(req, now),
})

/** A page of the grid, players by name and their fees by period, with the sums of all that match. */
export async function feeGrid(req: PayloadRequest, filter: FeeFilter, now: Date): Promise<FeeGrid> {
  const { season, period, state, page } = filter
  const today = dayOf(now)
  const isAll = season === ALL_SEASONS
  const inPeriod = periodWhere(filter)
  const { feesWhere, playerIds } = await matchingFees(req, filter, today)
  // Of all seasons only the periods that the filter shows: a debt of one month does not draw ten years of columns.
  const used = period ? [period] : await usedPeriods(req, isAll ? { and: feesWhere } : inPeriod)
  const {
    docs: players,
    totalDocs,
    totalPages,
  } = await req.payload.find({
    collection: 'users',
    where: await gridPlayersWhere(req, feesWhere, playerIds, !state && !isAll),
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
    where: { and: [inPeriod, { period: { in: used } }, { player: { in: players.map(({ id }) => id) } }] },
    sort: ['period', 'item', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const shown = players.map(({ id }) => id)
  const sums = { credits: await creditsOf(req, shown), ...(await debtsOf(req, shown)) }
  return {
    periods: used,
    rows: players.map((player) => {
      const own = fees.filter((fee) => idOf(fee.player) === player.id)
      return gridRow(player, own, sums, today)
    }),
    totals: await feeTotals(req, { and: feesWhere }),
    open: await openSeen(req, feesWhere),
    page,
    pages: totalPages,
    players: totalDocs,
  }
}

/** The periods in which anybody has such a fee. */
async function usedPeriods(req: PayloadRequest, where: Where): Promise<string[]> {
  const readable = await readableFeesWhere(req, where)
  const groups = readable ? await aggregate(req, 'memberFees', { where: readable, by: ['period'] }) : []
  return inPeriodOrder(groups.map(({ period }) => String(period)))
}

/** Money by the player's id: the family's credit and debt, and the player's own debt. */
interface RowSums {
  credits: ReadonlyMap<string, FamilySum>
  debts: ReadonlyMap<string, FamilySum>
  own: ReadonlyMap<string, number>
}

const sumOwed = (fees: readonly { owed: number }[]): number => fees.reduce((sum, { owed }) => sum + owed, 0)

function gridRow(
  { id, name, category, active }: Pick<User, 'id' | 'name' | 'category' | 'active'>,
  fees: readonly MemberFee[],
  { credits, debts, own }: RowSums,
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
    inactive: active === false,
    fees: cells,
    owed: sumOwed(cells),
    owedInAll: own.get(id) ?? 0,
    credit: credits.get(id) ?? NO_MONEY,
    debt: debts.get(id) ?? NO_MONEY,
  }
}

/** The credit of each of these players' families, by the player's id. */
async function creditsOf(req: PayloadRequest, shown: readonly string[]): Promise<Map<string, FamilySum>> {
  const credits = new Map<string, FamilySum>()
  for (const { players, balances } of await familiesWithCredit(req, shown)) {
    const amount = creditOf(balances)
    for (const player of players) credits.set(player, { amount, shared: players.length > 1 })
  }
  return credits
}

/** What each of these players' families owes altogether, and the player alone; of every period. */
async function debtsOf(req: PayloadRequest, shown: readonly string[]): Promise<Omit<RowSums, 'credits'>> {
  const families = await familiesAround(req, shown)
  const open = await openFeesOf(req, families)
  const own = groupsBy(open.flat(), ({ player }) => player)
  const debts = families.flatMap((players, at) => {
    const debt = { amount: sumOwed(open[at]!), shared: players.length > 1 }
    return players.map((player) => [player, debt] as const)
  })
  return {
    debts: new Map(debts),
    own: new Map([...own].map(([player, fees]) => [player, sumOwed(fees)])),
  }
}

const ACTIVE_PLAYER: Where[] = [
  { playing: { equals: true } },
  { active: { not_equals: false } },
  NOT_ON_TRIAL,
]
/** Fees of everybody who is no active player any more. */
const FEE_OF_FORMER_PLAYER: Where = {
  or: [{ 'player.playing': { not_equals: true } }, { 'player.active': { equals: false } }],
}

/**
 * A filter of the grid's players: everybody with such a fee, former players included, so that the sums are those of the
 * rows. With `withoutFees` all active players too; then only former players have to be found by their fees.
 */
async function gridPlayersWhere(
  req: PayloadRequest,
  fees: Where[],
  playerIds: string[] | undefined,
  withoutFees: boolean,
): Promise<Where> {
  const and = withoutFees ? [...fees, FEE_OF_FORMER_PLAYER] : fees
  const readable = await readableFeesWhere(req, { and })
  const groups = readable ? await aggregate(req, 'memberFees', { where: readable, by: ['player'] }) : []
  const withFees: Where = { id: { in: groups.map(({ player }) => String(player)) } }
  if (!withoutFees) return withFees
  return {
    or: [withFees, { and: playerIds ? [...ACTIVE_PLAYER, { id: { in: playerIds } }] : ACTIVE_PLAYER }],
  }
}
