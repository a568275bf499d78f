import type { PayloadRequest } from 'payload'
import { idOf } from '@/access/reference'
import { plannedCredit } from '../credit/queries'
import { families } from '../families/queries'
import { dueDateOf, type FeeRules, type Payer, plannedFees } from './rules'
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

async function payers(req: PayloadRequest): Promise<Payer[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ playing: { equals: true } }, { active: { not_equals: false } }] },
    sort: 'sortName',
    select: {
      name: true,
      category: true,
      birthDate: true,
      joinedAt: true,
      feePausedUntil: true,
      trialUntil: true,
    },
    populate: { categories: { name: true, monthlyFee: true } },
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const family = await families(req)
  return docs.map(({ id, name, category, birthDate, joinedAt, feePausedUntil, trialUntil }) => ({
    id,
    name: name ?? '',
    category:
      category && typeof category === 'object'
        ? { name: category.name, monthlyFee: category.monthlyFee ?? null }
        : null,
    family: family.get(id) ?? id,
    birthDate: birthDate ?? null,
    joinedAt: joinedAt ?? null,
    feePausedUntil: feePausedUntil ?? null,
    trialUntil: trialUntil ?? null,
  }))
}

/** What a month's run would charge whom, and whom not and why. A fee in the trash counts: somebody threw it away. */
export async function monthlyPlan(req: PayloadRequest, period: string): Promise<MonthlyPlan> {
  const rules = await feeRules(req)
  const { docs } = await req.payload.find({
    collection: 'memberFees',
    where: { and: [{ period: { equals: period } }, { item: { equals: 'monthly' } }] },
    select: { player: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: false,
    req,
  })
  const charged = new Set(docs.map(({ player }) => idOf(player) ?? ''))
  const { fees, left } = plannedFees(await payers(req), period, rules, charged)
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
