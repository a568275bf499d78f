import type { FindArgs, PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { lastChange } from '@/db/last-change'
import { dayOf } from '@/lib/dates'
import { invalid } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import type { Category } from '@/payload-types'
import { feeSettings } from '@/features/club/queries'
import { CHARGEABLE } from '../charges/queries'
import { plannedCredit } from '../credit/queries'
import { families } from '../families/queries'
import {
  dueDateOf,
  type FeeRules,
  monthDueDate,
  monthProblem,
  type PlayerToCharge,
  plannedFees,
} from './rules'
import type { MonthlyPlan } from './views'

const DEFAULTS: FeeRules = { dueDay: 15, siblingPercents: [50, 100], freeMonths: [7, 8], proRata: true }
const numbers = (value: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : otherwise

/** The club's rules for monthly fees, from the club's settings; without access control: a family's amounts follow from them. */
export async function feeRules(req: PayloadRequest): Promise<FeeRules> {
  const fees = await feeSettings(req)
  return {
    dueDay: fees.dueDay ?? DEFAULTS.dueDay,
    siblingPercents: numbers(fees.siblingPercents, DEFAULTS.siblingPercents),
    freeMonths: numbers(fees.freeMonths, DEFAULTS.freeMonths),
    proRata: fees.proRata ?? DEFAULTS.proRata,
  }
}

/** Columns of a player that decide the fee. */
const PLAYER_COLUMNS = [
  'id',
  'name',
  'sortName',
  'category',
  'birthDate',
  'joinedAt',
  'feePausedUntil',
  'trialUntil',
] as const

/** Rows without access control and without Payload's find, which walks every field of every row; office only. */
async function findAll<Row>(
  req: PayloadRequest,
  collection: 'categories',
  { where, select }: Pick<FindArgs, 'where' | 'select'>,
): Promise<(Row & { id: string })[]> {
  const found: FindArgs = { collection, where, select, limit: 0, pagination: false, req }
  return (await req.payload.db.find<Row & { id: string }>(found)).docs
}

/**
 * All active players, or those of these families, by name; as bare columns, because a plan of any page needs the whole club.
 * Without access control.
 */
export async function playersToCharge(
  req: PayloadRequest,
  chosen?: readonly (readonly string[])[],
): Promise<PlayerToCharge[]> {
  const people = await aggregate(req, 'users', {
    where: { ...CHARGEABLE, ...(chosen && { id: { in: chosen.flat() } }) },
    by: PLAYER_COLUMNS,
  })
  const rows = await findAll<Category>(req, 'categories', {
    where: {},
    select: { name: true, monthlyFee: true },
  })
  const categories = new Map(
    rows.map(({ id, name, monthlyFee }) => [id, { name, monthlyFee: monthlyFee ?? null }]),
  )
  const family = chosen
    ? new Map(chosen.flatMap((members) => members.map((id) => [id, members[0]!] as const)))
    : await families(req)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return people.sort(inOrder(({ sortName }) => text(sortName) ?? '')).map((person) => {
    const id = String(person.id)
    return {
      id,
      name: text(person.name) ?? '',
      category: categories.get(text(person.category) ?? '') ?? null,
      family: family.get(id) ?? id,
      birthDate: text(person.birthDate),
      joinedAt: text(person.joinedAt),
      feePausedUntil: text(person.feePausedUntil),
      trialUntil: text(person.trialUntil),
    }
  })
}

/**
 * Changes whenever anything a month's plan depends on changes: the club's settings, and the number and latest
 * `updatedAt` of users, categories and the month's fees.
 */
export async function planFingerprint(req: PayloadRequest, period: string): Promise<string> {
  const month: Where = { period: { equals: period }, item: { equals: 'monthly' } }
  // Nothing on MongoDB until the settings are saved for the first time.
  const club = (await req.payload.db.findGlobal({ slug: 'club', req })) as { updatedAt?: string } | null
  return JSON.stringify([
    club?.updatedAt,
    await lastChange(req, 'users'),
    await lastChange(req, 'categories'),
    await lastChange(req, 'memberFees', month),
  ])
}

/**
 * What a month's charge would create now, and who is left out and why. A player whose fee is in the trash is left out. Throws 400
 * for a month years away.
 */
export async function monthlyPlan(
  req: PayloadRequest,
  period: string,
  now = new Date(),
): Promise<MonthlyPlan> {
  const problem = monthProblem(period, dayOf(now))
  if (problem) throw invalid(problem, 'period')
  const rules = await feeRules(req)
  const existing = await aggregate(req, 'memberFees', {
    where: { period: { equals: period }, item: { equals: 'monthly' } },
    by: ['player', 'id', 'amount', 'deletedAt'],
  })
  const had = new Map(
    existing.map(({ player, id, amount, deletedAt }) => [
      String(player),
      deletedAt ? { id: String(id), amount: Number(amount) } : undefined,
    ]),
  )
  const { fees, left } = plannedFees(await playersToCharge(req), period, rules, had)
  const dueDate = dueDateOf(period, rules, dayOf(now))
  const credit = await plannedCredit(req, fees, dueDate)
  return {
    period,
    dueDate,
    dueLater: dueDate !== monthDueDate(period, rules),
    fees,
    left,
    total: fees.reduce((sum, { amount }) => sum + amount, 0),
    credit: [...credit.values()].reduce((sum, amount) => sum + amount, 0),
    owing: fees.flatMap(({ player, amount }) => (amount > (credit.get(player.id) ?? 0) ? [player.id] : [])),
    free: rules.freeMonths.includes(Number(period.slice(5))),
  }
}
