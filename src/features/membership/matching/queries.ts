import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { nameFilter } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'
import { conflict } from '@/lib/errors'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { inState, playersOfCategory, readableFeesWhere } from '../queries'
import { seasonPeriods } from '../rules'
import type { FeeFilterInput } from '../schema'
import type { MatchingInput } from './schema'

/** The fees of a filter's period, or of its whole season. */
export const periodWhere = ({ season, period }: FeeFilterInput): Where => ({
  period: { in: period ? [period] : seasonPeriods(season) },
})

/** The fees of the grid's filter on a day (YYYY-MM-DD), and the players it names. */
export async function matchingFees(
  req: PayloadRequest,
  filter: FeeFilterInput,
  today: string,
): Promise<{ feesWhere: Where[]; playerIds: string[] | undefined }> {
  const { state } = filter
  const feesWhere = [periodWhere(filter), ...(state ? [inState(state, today)] : [])]
  const playerIds = await matchingPlayers(req, filter)
  if (playerIds) feesWhere.push({ player: { in: playerIds } })
  return { feesWhere, playerIds }
}

/** A filter of exactly the fees whose sums stand above the grid; undefined when the caller may read none. */
export async function gridFeesWhere(
  req: PayloadRequest,
  filter: FeeFilterInput,
  now: Date,
): Promise<Where | undefined> {
  const { feesWhere } = await matchingFees(req, filter, dayOf(now))
  return readableFeesWhere(req, { and: feesWhere })
}

/** Ids of the people in the category whose names match the search; undefined without both. */
async function matchingPlayers(
  req: PayloadRequest,
  { category, search }: Pick<FeeFilterInput, 'category' | 'search'>,
): Promise<string[] | undefined> {
  const where = nameFilter(search)
  if (category && where.length === 0) return playersOfCategory(req, category)
  if (category) where.push({ category: { equals: category } })
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

/** An open fee; `owed` in cents. */
export interface OpenMatching {
  id: string
  player: string
  owed: number
}

/** Every open fee of a filter of the grid, of all its pages, as bare columns; none for who may not read fees. */
export async function openMatching(
  req: PayloadRequest,
  filter: FeeFilterInput,
  now: Date,
): Promise<OpenMatching[]> {
  const where = await gridFeesWhere(req, filter, now)
  if (!where) return []
  const rows = await aggregate(req, 'memberFees', {
    where: { and: [where, { owed: { greater_than: 0 } }] },
    by: ['id', 'player', 'owed'],
  })
  return rows.map(({ id, player, owed }) => ({
    ...{ id: String(id), player: String(player), owed: Number(owed) },
  }))
}

const OPEN_FEES = ['neuhradený predpis', 'neuhradené predpisy', 'neuhradených predpisov'] as const

/** The same; throws 409 with a sentence when there are more or fewer than the office saw, or they owe something else. */
export async function seenMatching(
  req: PayloadRequest,
  { filter, count, owed }: MatchingInput,
): Promise<OpenMatching[]> {
  const fees = await openMatching(req, filter, new Date())
  const sum = fees.reduce((total, fee) => total + fee.owed, 0)
  if (fees.length === count && sum === owed) return fees
  throw conflict(
    `Predpisy sa medzitým zmenili: filter teraz ukazuje ${counted(fees.length, OPEN_FEES)} za ${formatCents(sum)}. Nič sme nezmenili, načítajte stránku a\u00a0skontrolujte výber.`,
    { count: fees.length, owed: sum },
  )
}
