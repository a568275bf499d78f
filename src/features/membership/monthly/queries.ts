import type { FindArgs, PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { inOrder } from '@/lib/order'
import type { Category, MemberFee } from '@/payload-types'
import { plannedCredit } from '../credit/queries'
import { families } from '../families/queries'
import { rowsOfFees } from '../ledger/queries'
import {
  dueDateOf,
  type FeeRules,
  type KeptReason,
  keptReason,
  type PlayerToCharge,
  plannedFees,
} from './rules'
import type { UnchargeInput } from './schema'
import type { MonthlyPlan } from './views'

const DEFAULTS: FeeRules = { dueDay: 15, siblingPercents: [50, 100], freeMonths: [7, 8], proRata: true }
const numbers = (value: unknown, otherwise: readonly number[]): readonly number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : otherwise

/** The club's rules for monthly fees as an admin set them. */
async function feeRules(req: PayloadRequest): Promise<FeeRules> {
  const { fees } = await req.payload.findGlobal({
    slug: 'club',
    select: { fees: true },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return {
    dueDay: fees?.dueDay ?? DEFAULTS.dueDay,
    siblingPercents: numbers(fees?.siblingPercents, DEFAULTS.siblingPercents),
    freeMonths: numbers(fees?.freeMonths, DEFAULTS.freeMonths),
    proRata: fees?.proRata ?? DEFAULTS.proRata,
  }
}

/** What of a person decides what they are charged. */
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

/** Rows past Payload's find, which walks every field of every row while the club waits; office only. */
async function findAll<Row>(
  req: PayloadRequest,
  collection: 'categories' | 'memberFees',
  { where, select }: Pick<FindArgs, 'where' | 'select'>,
): Promise<(Row & { id: string })[]> {
  const found: FindArgs = { collection, where, select, limit: 0, pagination: false, req }
  return (await req.payload.db.find<Row & { id: string }>(found)).docs
}

/** Everybody who plays, by name. Read as bare columns: it is the whole club, whatever of the plan is shown. */
async function playersToCharge(req: PayloadRequest): Promise<PlayerToCharge[]> {
  const people = await aggregate(req, 'users', {
    where: { playing: { equals: true }, active: { not_equals: false }, deletedAt: { exists: false } },
    by: PLAYER_COLUMNS,
  })
  const groups = await findAll<Category>(req, 'categories', {
    where: {},
    select: { name: true, monthlyFee: true },
  })
  const categories = new Map(
    groups.map(({ id, name, monthlyFee }) => [id, { name, monthlyFee: monthlyFee ?? null }]),
  )
  const family = await families(req)
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
 * Tells whether anything a month's plan is made of has changed: people, categories, the club's rules and the month's
 * fees are each told by how many there are and when the last of them was written.
 */
export async function planFingerprint(req: PayloadRequest, period: string): Promise<string> {
  const last = { by: [], latest: 'updatedAt' } as const
  const month: Where = { period: { equals: period }, item: { equals: 'monthly' } }
  const { updatedAt } = await req.payload.db.findGlobal<{ updatedAt?: string }>({ slug: 'club', req })
  return JSON.stringify([
    updatedAt,
    await aggregate(req, 'users', { where: {}, ...last }),
    await aggregate(req, 'categories', { where: {}, ...last }),
    await aggregate(req, 'memberFees', { where: month, ...last }),
  ])
}

/** What a month's run would charge whom, and whom not and why. A fee in the trash counts: somebody threw it away. */
export async function monthlyPlan(req: PayloadRequest, period: string): Promise<MonthlyPlan> {
  const rules = await feeRules(req)
  const had = await aggregate(req, 'memberFees', {
    where: { period: { equals: period }, item: { equals: 'monthly' } },
    by: ['player'],
  })
  const charged = new Set(had.map(({ player }) => String(player)))
  const { fees, left } = plannedFees(await playersToCharge(req), period, rules, charged)
  const dueDate = dueDateOf(period, rules)
  return {
    period,
    dueDate,
    fees,
    left,
    total: fees.reduce((sum, { amount }) => sum + amount, 0),
    credit: await plannedCredit(req, fees, dueDate),
    free: rules.freeMonths.includes(Number(period.slice(5))),
  }
}

/** The fees that one charge made and why each of them cannot be taken back; those without a reason can. */
export async function chargedFees(
  req: PayloadRequest,
  { period, chargedAt }: UnchargeInput,
): Promise<{ id: string; why: KeptReason | undefined }[]> {
  const fees = await findAll<MemberFee>(req, 'memberFees', {
    where: {
      and: [
        { period: { equals: period } },
        { item: { equals: 'monthly' } },
        { createdAt: { equals: chargedAt } },
      ],
    },
    select: { paidAmount: true, claimedPaidAt: true, waived: true, deletedAt: true },
  })
  const ids = fees.map(({ id }) => id)
  const booked = new Set(
    (await rowsOfFees(req, ids)).flatMap(({ allocations }) => allocations.map(({ fee }) => fee)),
  )
  const changed = await withVersions(req, ids)
  return fees.map(({ id, paidAmount, claimedPaidAt, waived, deletedAt }) => {
    const fee = { id, paidAmount: paidAmount ?? 0, claimed: Boolean(claimedPaidAt) }
    return {
      id,
      why: keptReason({ ...fee, waived: waived === true, trashed: Boolean(deletedAt) }, booked, changed),
    }
  })
}

/** Those of these fees that were changed: a charge makes fees without a version, every change of one keeps versions. */
async function withVersions(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.db.findVersions<MemberFee>({
    collection: 'memberFees',
    where: { parent: { in: [...ids] } },
    select: { parent: true },
    limit: 0,
    pagination: false,
    req,
  })
  return new Set(docs.map(({ parent }) => String(parent)))
}
