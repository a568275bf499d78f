import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/access/reference'
import { scopeOf } from '@/access/scope'
import { tally } from '@/db/tally'
import { dayOf } from '@/lib/dates'
import { notFound } from '@/lib/errors'
import type { PageView, Paging } from '@/lib/inputs'
import type { MemberFee } from '@/payload-types'
import { feeAccess } from './access'
import type { FeeState } from './labels'
import { familyFeeView, type FamilyFeeView, type FeePlayer, officeFeeView, type OfficeFeeView } from './views'

interface Wanted extends Paging {
  period?: string
  category?: string
  state?: FeeState
}

/** Sums of every fee that was asked for, not only of the page; whole cents. */
export interface FeeTotals {
  count: number
  amount: number
  paidAmount: number
  owed: number
}

/** A state as a filter over stored columns; `today` is a day. */
export const inState = (state: FeeState, today: string): Where => {
  const open: Where[] = [{ owed: { greater_than: 0 } }]
  const inTime: Where[] = [...open, { dueDate: { greater_than_equal: today } }]
  const filters: Record<FeeState, Where[]> = {
    waived: [{ waived: { equals: true } }],
    paid: [{ waived: { not_equals: true } }, { owed: { equals: 0 } }],
    overdue: [...open, { dueDate: { less_than: today } }],
    partly: [...inTime, { paidAmount: { greater_than: 0 } }],
    due: [...inTime, { paidAmount: { equals: 0 } }],
  }
  return { and: filters[state] }
}

/** Fees for the office, the newest due first, a page of them, with the totals of all that match. */
export async function feeList(
  req: PayloadRequest,
  { period, category, state, page, size }: Wanted,
): Promise<{ memberFees: OfficeFeeView[]; totals: FeeTotals; page: PageView }> {
  const today = dayOf(new Date())
  const and: Where[] = []
  if (period) and.push({ period: { equals: period } })
  if (category) and.push({ player: { in: await playersOfCategory(req, category) } })
  if (state) and.push(inState(state, today))
  const where = { and }
  const totals = await feeTotals(req, where)
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where,
    sort: ['-dueDate', 'player.sortName', 'id'],
    depth: 0,
    page,
    limit: size,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const players = await feePlayers(req, docs)
  return {
    memberFees: docs.map((fee) => officeFeeView(fee, players.get(idOf(fee.player)!)!, today)),
    totals,
    page: { number: page, size, total: totals.count },
  }
}

/** Sums of every fee that matches; `where` asks columns of the fee alone. */
export async function feeTotals(req: PayloadRequest, where: Where): Promise<FeeTotals> {
  const totals: FeeTotals = { count: 0, amount: 0, paidAmount: 0, owed: 0 }
  const reach = await feeAccess.read({ req })
  if (!reach) return totals
  const kept: Where[] = [where, { deletedAt: { exists: false } }, ...(reach === true ? [] : [reach])]
  const groups = await tally(req, 'memberFees', {
    where: { and: kept },
    by: ['waived'],
    sums: ['amount', 'paidAmount', 'owed'],
  })
  for (const { waived, rows, amount, paidAmount, owed } of groups) {
    totals.count += rows
    totals.amount += waived ? 0 : amount
    totals.paidAmount += paidAmount
    totals.owed += owed
  }
  return totals
}

/** Ids of everybody whose main category this is: a filter through the player joins the users for every fee. */
export async function playersOfCategory(req: PayloadRequest, category: string): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { category: { equals: category } },
    select: { category: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id }) => id)
}

/** The players of these fees; who may see a fee may know whose it is and under which symbol it is paid. */
async function feePlayers(req: PayloadRequest, fees: MemberFee[]): Promise<Map<string, FeePlayer>> {
  const ids = [...new Set(fees.map((fee) => idOf(fee.player)!))]
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true, variableSymbol: true, category: true },
    populate: { categories: { name: true } },
    depth: 1,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const players = docs.map(({ id, name, variableSymbol, category }): [string, FeePlayer] => {
    const group = category && typeof category === 'object' ? { id: category.id, name: category.name } : null
    return [id, { id, name: name ?? '', variableSymbol: variableSymbol ?? '', category: group }]
  })
  return new Map(players)
}

/** What the caller's family owes and has paid, the newest due first; of one of its players with `player`. */
export async function familyFees(
  req: PayloadRequest,
  { player }: { player?: string },
): Promise<{ fees: FamilyFeeView[]; owed: number }> {
  const { people } = await scopeOf(req)
  if (player && !people.includes(player)) throw notFound('Hráč už neexistuje.')
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: { player: { in: player ? [player] : people } },
    sort: ['-dueDate', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const players = await feePlayers(req, docs)
  const club = await req.payload.findGlobal({
    slug: 'club',
    select: { iban: true, name: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  const today = dayOf(new Date())
  const recipient = { iban: club.iban?.replace(/\s/g, '') ?? '', name: club.name }
  const fees = docs.map((fee) => familyFeeView(fee, players.get(idOf(fee.player)!)!, today, recipient))
  return { fees, owed: fees.reduce((sum, fee) => sum + fee.owed, 0) }
}

/** One fee for the office after a change. */
export async function officeFee(req: PayloadRequest, fee: MemberFee): Promise<OfficeFeeView> {
  const bare = { ...fee, player: idOf(fee.player)! }
  return officeFeeView(bare, (await feePlayers(req, [bare])).get(bare.player)!, dayOf(new Date()))
}
