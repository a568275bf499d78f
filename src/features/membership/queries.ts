import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import { scopeOf } from '@/access/scope'
import { aggregate } from '@/db/aggregate'
import { seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { PageView } from '@/lib/schema'
import type { MemberFee } from '@/payload-types'
import { accountOf } from '@/features/club/queries'
import { feeAccess } from './access'
import { creditOfPlayers } from './credit/queries'
import type { FeeFilterState } from './labels'
import { feePlayers } from './players/queries'
import { claimsHoldSince, dueNowUntil, seasonPeriods } from './rules'
import { standingOrders } from './standing/queries'
import type { FamilyFeesQuery, FamilyMembership, FeesQuery, FeeTotals, OfficeFeeView } from './schema'
import { familyFeeView, officeFeeView, transferViews } from './views'

/** A fee's state, or the family's report of it, as a filter over stored columns; `today` is YYYY-MM-DD. */
export const inState = (state: FeeFilterState, today: string): Where => {
  const open: Where[] = [{ owed: { greater_than: 0 } }]
  const inTime: Where[] = [...open, { dueDate: { greater_than_equal: today } }]
  const filters: Record<FeeFilterState, Where[]> = {
    waived: [{ waived: { equals: true } }],
    paid: [{ waived: { not_equals: true } }, { owed: { equals: 0 } }],
    overdue: [...open, { dueDate: { less_than: today } }],
    partly: [...inTime, { paidAmount: { greater_than: 0 } }],
    due: [...inTime, { paidAmount: { equals: 0 } }],
    claimed: [...open, { claimedPaidAt: { exists: true } }],
  }
  return { and: filters[state] }
}

/** Fees that the family has not reported as paid, or so long ago that they are asked for again. */
export const unreported = (now: Date): Where => ({
  or: [{ claimedPaidAt: { exists: false } }, { claimedPaidAt: { less_than: claimsHoldSince(now) } }],
})

const OPEN_STATES: readonly FeeFilterState[] = ['due', 'overdue', 'partly', 'claimed']

/** The period of the query; without one this season's periods, but for an open state those of any season. */
const periodFilter = ({ period, state }: FeesQuery): Where[] => {
  if (period) return [{ period: { equals: period } }]
  return state && OPEN_STATES.includes(state)
    ? []
    : [{ period: { in: seasonPeriods(seasonOf(new Date()).label) } }]
}

/** A page of fees for the office, the newest due first, with the totals of all that match. */
export async function feeList(
  req: PayloadRequest,
  query: FeesQuery,
): Promise<{ memberFees: OfficeFeeView[]; totals: FeeTotals; page: PageView }> {
  const { category, state, page, size } = query
  const today = dayOf(new Date())
  const and = periodFilter(query)
  if (category) and.push({ player: { in: await playersOfCategory(req, category) } })
  if (state) and.push(inState(state, today))
  const totals = await feeTotals(req, { and })
  const where = await readableFeesWhere(req, { and })
  const summary = { totals, page: { number: page, size, total: totals.count } }
  if (!where || totals.count === 0) return { memberFees: [], ...summary }
  // Without Payload's find, which walks every field of every row; `where` holds the access filter.
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where,
    sort: ['-dueDate', 'id'],
    page,
    limit: size,
    // The totals hold the count; but without pagination MongoDB returns the first page only.
    pagination: page > 1,
    req,
  })
  const byId = await feePlayers(req, docs)
  return {
    memberFees: docs.map((fee) => officeFeeView(fee, byId.get(idOf(fee.player)!)!, today)),
    ...summary,
  }
}

/** A filter narrowed to the fees the caller may read, without the trash; undefined when they may read none. */
export async function readableFeesWhere(req: PayloadRequest, where: Where): Promise<Where | undefined> {
  const readable = await feeAccess.read({ req })
  if (!readable) return undefined
  return { and: [where, { deletedAt: { exists: false } }, ...(readable === true ? [] : [readable])] }
}

/** Sums of all fees that match; `where` may name only columns of the fee, no relations. */
export async function feeTotals(req: PayloadRequest, where: Where): Promise<FeeTotals> {
  const totals: FeeTotals = { count: 0, amount: 0, paidAmount: 0, owed: 0 }
  const readable = await readableFeesWhere(req, where)
  if (!readable) return totals
  const groups = await aggregate(req, 'memberFees', {
    where: readable,
    by: ['waived'],
    sums: ['amount', 'paidAmount', 'owed'],
  })
  for (const { waived, rows, amount, paidAmount, owed } of groups) {
    totals.count += rows
    totals.amount += waived ? paidAmount : amount
    totals.paidAmount += paidAmount
    totals.owed += owed
  }
  return totals
}

/** Ids of everybody whose main category this is: `player.category` in a filter would join the users for every fee. */
export async function playersOfCategory(req: PayloadRequest, category: string): Promise<string[]> {
  const groups = await aggregate(req, 'users', {
    where: { category: { equals: category }, deletedAt: { exists: false } },
    by: ['id'],
  })
  return groups.map(({ id }) => String(id))
}

/** Open fees of other seasons shown to a family at most, the oldest first; `owed` counts them all. */
const MAX_OLD_DEBTS = 24

/** Fees the caller may read, the first due first. */
export async function ownFees(req: PayloadRequest, where: Where, limit: number): Promise<MemberFee[]> {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where,
    sort: ['dueDate', 'id'],
    depth: 0,
    limit,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}

/**
 * The fees of the caller's family that are open or of a season (this one unless given), the newest due first; with
 * `player` those of one player. Throws 404 for a player of another family.
 */
export async function familyFees(
  req: PayloadRequest,
  { player, season = seasonOf(new Date()).label }: FamilyFeesQuery,
): Promise<FamilyMembership> {
  const { players } = await scopeOf(req)
  if (player && !players.includes(player)) throw notFound('Hráč už neexistuje.')
  const whose: Where = { player: { in: player ? [player] : players } }
  const periods = seasonPeriods(season)
  const ofSeason = await ownFees(req, { and: [whose, { period: { in: periods } }] }, 0)
  const debts = { and: [whose, { owed: { greater_than: 0 } }, { period: { not_in: periods } }] }
  const docs = [...ofSeason, ...(await ownFees(req, debts, MAX_OLD_DEBTS))].sort((a, b) =>
    b.dueDate.localeCompare(a.dueDate),
  )
  const byId = await feePlayers(req, docs)
  const today = dayOf(new Date())
  const recipient = await accountOf(req)
  const fees = docs.map((fee) => familyFeeView(fee, byId.get(idOf(fee.player)!)!, today, recipient))
  const open: Where[] = [whose, { owed: { greater_than: 0 } }]
  const later: Where[] = [...open, { dueDate: { greater_than: dueNowUntil(today) } }]
  return {
    fees,
    owed: (await feeTotals(req, { and: open })).owed,
    owedLater: (await feeTotals(req, { and: later })).owed,
    credit: await creditOfPlayers(req, players),
    ...transferViews(fees, req.user?.familySymbol ?? '', recipient),
    ...(await standingOrders(req, player ? [player] : players, players)),
  }
}

/** One fee; undefined when the caller may not read it. */
export async function feeById(req: PayloadRequest, id: string): Promise<MemberFee | undefined> {
  const fee = await req.payload.findByID({
    collection: 'memberFees',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return fee ?? undefined
}

/** The office's view of a fee after a change. */
export async function officeFee(req: PayloadRequest, fee: MemberFee): Promise<OfficeFeeView> {
  const bare = { ...fee, player: idOf(fee.player)! }
  return officeFeeView(bare, (await feePlayers(req, [bare])).get(bare.player)!, dayOf(new Date()))
}
