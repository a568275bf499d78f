import type { PayloadRequest, Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { feeTexts } from '@/features/club/fee-texts/queries'
import { filledText } from '@/features/club/fee-texts/rules'
import { dayOf } from '@/lib/dates'
import { invalid, notFound } from '@/lib/errors'
import { formatCents } from '@/lib/money'
import { idOf } from '@/lib/reference'
import type { MemberFee, Payment, User } from '@/payload-types'
import { formatPeriod } from '../labels'
import { type ConfirmedFee, confirmedParts, type DatedRow } from './rules'
import type { ConfirmationQuery } from './schema'
import { type Confirmation, confirmationNumber, confirmedPerson, issuingClub } from './views'

/** The player; throws 404 unless the caller is the office, the player, or a guardian, with whichever right. */
async function confirmedPlayer(req: PayloadRequest, id: string): Promise<User> {
  const office = isAdmin(req)
  if (!office && !(await scopeOf(req)).players.includes(id)) throw notFound('Hráč už neexistuje.')
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { equals: id } },
    select: { name: true, birthDate: true, joinedAt: true, variableSymbol: true },
    limit: 1,
    pagination: false,
    req,
  })
  if (!docs[0]) throw notFound('Hráč už neexistuje.')
  return docs[0]
}

/** The fees of a player; without access control, which `confirmedPlayer` has checked. */
async function feesOfPlayer(req: PayloadRequest, player: string): Promise<ConfirmedFee[]> {
  const { docs } = await req.payload.db.find<MemberFee>({
    collection: 'memberFees',
    where: { player: { equals: player } },
    select: { period: true, item: true, reason: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, period, item, reason }) => ({ id, period, item, reason: reason ?? '' }))
}

async function findRows(req: PayloadRequest, where: Where): Promise<DatedRow[]> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where,
    select: { source: true, receivedAt: true, createdAt: true, method: true, allocations: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, source, receivedAt, createdAt, method, allocations }) => ({
    id,
    source: idOf(source) ?? null,
    receivedAt,
    recordedAt: createdAt,
    method,
    allocations: (allocations ?? []).map(({ fee, amount }) => ({ fee: idOf(fee)!, amount })),
  }))
}

/** All rows of the ledger that pay these fees, and the payments whose money they move. */
async function rowsOf(req: PayloadRequest, fees: readonly ConfirmedFee[]): Promise<DatedRow[]> {
  if (fees.length === 0) return []
  const rows = await findRows(req, { 'allocations.fee': { in: fees.map(({ id }) => id) } })
  const known = new Set(rows.map(({ id }) => id))
  const missing = rows.flatMap(({ source }) => (source && !known.has(source) ? [source] : []))
  if (missing.length === 0) return rows
  return [...rows, ...(await findRows(req, { id: { in: [...new Set(missing)] } }))]
}

/**
 * A confirmation of what was paid for a player, as it is issued today or was on an earlier day. Throws 404 for a player the
 * caller may not see and when nothing was paid, 400 for a day that has not come.
 */
export async function confirmationOf(
  req: PayloadRequest,
  id: string,
  { kind, period, day = dayOf(new Date()) }: ConfirmationQuery,
): Promise<Confirmation> {
  if (day > dayOf(new Date())) throw invalid('Tento deň ešte len príde.', 'day')
  const player = await confirmedPlayer(req, id)
  const of = { kind, of: period, day }
  const fees = await feesOfPlayer(req, id)
  const parts = confirmedParts(await rowsOf(req, fees), fees, of)
  if (parts.length === 0) throw notFound('V tomto období nie je čo potvrdiť, neprišla zaň žiadna platba.')
  const club = issuingClub(
    await req.payload.findGlobal({ slug: 'club', depth: 1, overrideAccess: false, req }),
  )
  const person = confirmedPerson(player, kind)
  const total = parts.reduce((sum, { amount }) => sum + amount, 0)
  const number = confirmationNumber({
    ...of,
    symbol: person.variableSymbol,
    person: id,
    companyId: club.companyId,
    parts,
  })
  const text = filledText((await feeTexts(req)).paid, {
    meno: person.player,
    suma: formatCents(total),
    obdobie: kind === 'employer' ? `rok ${period}` : formatPeriod(period),
    symbol: person.variableSymbol,
  })
  return { kind, number, period, day, club, ...person, parts, total, text }
}
