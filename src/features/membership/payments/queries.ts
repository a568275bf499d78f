import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { parseSeason, seasonOf } from '@/features/club/season/rules'
import { notFound } from '@/lib/errors'
import type { PageView } from '@/lib/schema'
import { PAGE_LIMIT } from '@/lib/page-size'
import type { MemberFee, Payment } from '@/payload-types'
import { openFees } from '../credit/queries'
import { allocateToFamily, playersPaid } from '../credit/rules'
import { familiesAround } from '../families/queries'
import type { Allocation } from '../rules'
import type { PaymentsQuery, PaymentView } from './schema'
import { paymentView } from './views'

/** A page of the payments the caller may read, the newest first; throws 404 for a player or a fee of others. */
export async function paymentList(
  req: PayloadRequest,
  { player, fee, season, page, size }: PaymentsQuery,
): Promise<{ payments: PaymentView[]; page: PageView }> {
  if (player && !isAdmin(req) && !(await scopeOf(req)).players.includes(player))
    throw notFound('Hráč už neexistuje.')
  const and: Where[] = []
  if (player) and.push({ players: { in: [player] } })
  if (fee && !isAdmin(req) && (await feesById(req, [fee], true)).length === 0)
    throw notFound('Predpis už neexistuje.')
  if (fee) and.push({ 'allocations.fee': { equals: fee } })
  if (season || !fee) and.push(receivedInSeason(season))
  const { docs, totalDocs } = await req.payload.find({
    collection: 'payments',
    where: { and },
    sort: ['-receivedAt', '-createdAt', 'id'],
    depth: 0,
    page,
    limit: size,
    overrideAccess: false,
    req,
  })
  return { payments: await paymentViews(req, docs), page: { number: page, size, total: totalDocs } }
}

/** The payments of a fee, the newest first. */
export const paymentsOfFee = async (req: PayloadRequest, fee: string): Promise<PaymentView[]> =>
  (await paymentList(req, { fee, page: 1, size: PAGE_LIMIT })).payments

/** A filter by season; this one without a label. */
export const receivedInSeason = (label: string | undefined): Where => {
  const { from, to } = (label ? parseSeason(label) : undefined) ?? seasonOf(new Date())
  return {
    receivedAt: { greater_than_equal: from.toISOString(), less_than: to.toISOString() },
  }
}

/** The views of these payments, for the caller. */
export async function paymentViews(
  req: PayloadRequest,
  payments: readonly Payment[],
): Promise<PaymentView[]> {
  if (payments.length === 0) return []
  const feeIds = payments.flatMap(({ allocations }) => (allocations ?? []).map(({ fee }) => idOf(fee)!))
  const fees = new Map((await feesById(req, feeIds, true)).map((fee) => [fee.id, fee]))
  const people = payments.flatMap(({ players, recordedBy }) => [...idsOf(players), idOf(recordedBy) ?? ''])
  const owners = [...fees.values()].map((fee) => idOf(fee.player)!)
  const context = {
    fees,
    names: await userNames(req, [...people, ...owners]),
    reversed: await reversedAmong(
      req,
      payments.map(({ id }) => id),
    ),
    received: await receivedDays(
      req,
      payments.flatMap(({ source }) => idOf(source) ?? []),
    ),
    office: isAdmin(req),
  }
  return payments.map((payment) => paymentView(payment, context))
}

/** When these payments came; without access control, as who reads moved money may know when it came. */
async function receivedDays(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { id: { in: [...new Set(ids)] } },
    select: { receivedAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, receivedAt }) => [id, receivedAt]))
}

/** Names by id of the users the caller may read, those in the trash included. */
export async function userNames(req: PayloadRequest, ids: readonly string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...new Set(ids)].filter(Boolean) } },
    select: { name: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, name }) => [id, name ?? '']))
}

/** The ids of those of these payments that are reversed. */
export async function reversedAmong(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'payments',
    where: { reverses: { in: [...ids] } },
    select: { reverses: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Set(docs.map(({ reverses }) => idOf(reverses)!))
}

/**
 * The payments of one batch, as far as recording and reversing it needs; what they have paid only with `allocations`. Without
 * access control; a batch may be of the whole club.
 */
export async function paymentsOfBatch(
  req: PayloadRequest,
  batch: string,
  { allocations = true } = {},
): Promise<Payment[]> {
  const { docs } = await req.payload.db.find<Payment>({
    collection: 'payments',
    where: { batch: { equals: batch } },
    select: {
      ...{ amount: true, players: true, method: true, receivedAt: true },
      ...{
        batch: true,
        requestHash: true,
        payer: true,
        createdAt: true,
        ...(allocations && { allocations }),
      },
    },
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

/** The chosen fees, the oldest due first; throws 404 when one of them does not exist or is in the trash. */
export async function chosenFees(req: PayloadRequest, ids: readonly string[]): Promise<MemberFee[]> {
  const fees = await feesById(req, ids)
  if (fees.length < new Set(ids).size) throw notFound('Niektorý z predpisov už neexistuje.')
  return fees
}

/** Those of the chosen fees on which something is owed; throws 404 as `chosenFees`. */
export const feesToSettle = async (req: PayloadRequest, ids: readonly string[]): Promise<MemberFee[]> =>
  (await chosenFees(req, ids)).filter(({ owed }) => (owed ?? 0) > 0)

/**
 * What an amount (cents) of a player's family pays, the player's oldest fees first, and whose payment it is: the player's
 * and that of everybody whose fee it pays. Without access control.
 */
export async function familyShares(
  req: PayloadRequest,
  player: string,
  amount: number,
): Promise<{ players: string[]; allocations: Allocation[] }> {
  const open = await openFees(req, (await familiesAround(req, [player])).flat())
  const { allocations } = allocateToFamily(amount, player, open)
  return { players: playersPaid(player, { fees: open, allocations }), allocations }
}

/** These fees, the oldest due first; with `trash` those in the trash as well. */
export async function feesById(
  req: PayloadRequest,
  ids: readonly string[],
  trash = false,
): Promise<MemberFee[]> {
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: { id: { in: [...new Set(ids)] } },
    sort: ['dueDate', 'id'],
    depth: 0,
    pagination: false,
    trash,
    overrideAccess: false,
    req,
  })
  return docs
}
