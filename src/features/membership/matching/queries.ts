import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { conflict } from '@/lib/errors'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { gridFeesWhere } from '../admin/queries'
import type { FeeFilterInput } from '../schema'
import type { MatchingInput } from './schema'

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
  const where = await gridFeesWhere(req, { ...filter, period: filter.period ?? '' }, now)
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
