import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/access/reference'
import { dayOf } from '@/lib/dates'
import { fold } from '@/lib/text'
import { feeTotals, inState, playersOfCategory } from '../queries'
import { feeState, owedOn } from '../rules'
import { type FeeFilter, seasonMonths } from './rules'
import type { FeeGrid, GridFee, GridRow } from './views'

const PAGE_SIZE = 25

/** Fees of a season by player and period, a page of players by name, with the sums of all that match. */
export async function feeGrid(req: PayloadRequest, filter: FeeFilter, now: Date): Promise<FeeGrid> {
  const { season, period, category, state, search, page } = filter
  const today = dayOf(now)
  const all = [...seasonMonths(season), season]
  const and: Where[] = [{ period: { in: period ? [period] : all } }]
  if (category) and.push({ player: { in: await playersOfCategory(req, category) } })
  if (state) and.push(inState(state, today))
  const totals = await feeTotals(req, { and })
  const {
    docs: players,
    totalDocs,
    totalPages,
  } = await req.payload.find({
    collection: 'users',
    where: { and: await whose(req, { category, search }, state ? { and } : undefined) },
    sort: ['sortName', 'id'],
    select: { name: true, category: true },
    populate: { categories: { name: true } },
    depth: 1,
    page,
    limit: PAGE_SIZE,
    overrideAccess: false,
    req,
  })
  const { docs: fees } = await req.payload.find({
    collection: 'memberFees',
    where: { and: [...and.slice(0, 1), { player: { in: players.map(({ id }) => id) } }] },
    sort: ['period', 'item', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const rows = players.map(({ id, name, category: group }): GridRow => {
    const own = fees.filter((fee) => idOf(fee.player) === id)
    const cells = own.map((fee): GridFee => ({
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
      category: group && typeof group === 'object' ? group.name : '',
      fees: cells,
      owed: cells.reduce((sum, { owed }) => sum + owed, 0),
    }
  })
  const used = new Set(fees.map((fee) => fee.period))
  const periods = period ? [period] : all.filter((one) => used.has(one))
  return { periods, rows, totals, page, pages: totalPages, players: totalDocs }
}

/** Players who are active, or owe what is asked for; a state narrows to those who have such a fee. */
async function whose(
  req: PayloadRequest,
  { category, search }: Pick<FeeFilter, 'category' | 'search'>,
  fees: Where | undefined,
): Promise<Where[]> {
  const words = fold(search)
    .replace(/[%_\\]/g, ' ')
    .trim()
  const where: Where[] = [{ playing: { equals: true } }]
  if (category) where.push({ category: { equals: category } })
  if (words) where.push({ searchName: { contains: words } })
  if (!fees) return [...where, { active: { not_equals: false } }]
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: fees,
    select: { player: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return [...where, { id: { in: [...new Set(docs.map(({ player }) => idOf(player)!))] } }]
}
