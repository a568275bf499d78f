import { createHash } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { nameFilter } from '@/features/users/queries'
import { dayOf } from '@/lib/dates'
import { conflict } from '@/lib/errors'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { feeTotals, inState, playersOfCategory, readableFeesWhere } from '../queries'
import { ALL_SEASONS, seasonPeriods } from '../rules'
import type { FeeFilterInput } from '../schema'
import { MOST_MATCHING } from './rules'
import type { MatchingInput } from './schema'

const OPEN: Where = { owed: { greater_than: 0 } }

/** The fees of a filter's period, or of its whole season; of all seasons the open ones. */
export const periodWhere = ({ season, period }: FeeFilterInput): Where =>
  season === ALL_SEASONS && !period ? OPEN : { period: { in: period ? [period] : seasonPeriods(season) } }

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

/** The open fees of these that the caller may read, as bare columns. */
async function openAmong(req: PayloadRequest, where: Where | undefined): Promise<OpenMatching[]> {
  if (!where) return []
  const rows = await aggregate(req, 'memberFees', {
    where: { and: [where, OPEN] },
    by: ['id', 'player', 'owed'],
  })
  return rows.map(({ id, player, owed }) => ({
    ...{ id: String(id), player: String(player), owed: Number(owed) },
  }))
}

/** Every open fee of a filter of the grid, of all its pages; none for who may not read fees. */
export const openMatching = async (
  req: PayloadRequest,
  filter: FeeFilterInput,
  now: Date,
): Promise<OpenMatching[]> => openAmong(req, await gridFeesWhere(req, filter, now))

/** What an act on all open fees of a filter says that it has seen; `digest` is empty where they are too many for one act. */
export type OpenSeen = Pick<MatchingInput, 'count' | 'owed' | 'digest'>

/** The same of the fees with these conditions. */
export async function openSeen(req: PayloadRequest, feesWhere: readonly Where[]): Promise<OpenSeen> {
  const { count, owed } = await feeTotals(req, { and: [...feesWhere, OPEN] })
  const digest =
    count > MOST_MATCHING
      ? ''
      : matchingDigest(await openAmong(req, await readableFeesWhere(req, { and: [...feesWhere] })))
  return { count, owed, digest }
}

/** A text that is another one for other fees, or for the same that owe something else. */
const matchingDigest = (fees: readonly Pick<OpenMatching, 'id' | 'owed'>[]): string =>
  createHash('sha256')
    .update(
      fees
        .map(({ id, owed }) => `${id}:${owed}`)
        .sort()
        .join(' '),
    )
    .digest('hex')

const sumOf = (fees: readonly OpenMatching[]): number => fees.reduce((total, { owed }) => total + owed, 0)

const OPEN_FEES = ['neuhradený predpis', 'neuhradené predpisy', 'neuhradených predpisov'] as const

/** The same; throws 409 with a sentence when they are others than the office saw, or owe something else. */
export async function seenMatching(
  req: PayloadRequest,
  { filter, count, owed, digest }: MatchingInput,
): Promise<OpenMatching[]> {
  const fees = await openMatching(req, filter, new Date())
  const present: OpenSeen = { count: fees.length, owed: sumOf(fees), digest: matchingDigest(fees) }
  if (present.digest === digest && present.count === count && present.owed === owed) return fees
  const looksSame = present.count === count && present.owed === owed
  const shown = `${counted(present.count, OPEN_FEES)} za ${formatCents(present.owed)}`
  throw conflict(
    `Predpisy sa medzitým zmenili: filter teraz ukazuje ${looksSame ? `iné, znova ${shown}` : shown}. Nič sme nezmenili, načítajte stránku a\u00a0skontrolujte výber.`,
    present,
  )
}

/** Fees that one act waived, as they are since: by the moment it wrote on them. */
export const waivedAtWhere = (waivedAt: string): Where => ({
  and: [{ updatedAt: { equals: waivedAt } }, { waived: { equals: true } }, { deletedAt: { exists: false } }],
})
