import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { lastChange } from '@/db/last-change'
import { groupsBy } from '@/lib/groups'
import { dayOf } from '@/lib/dates'
import { invalid } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import { CHARGEABLE } from '../charges/queries'
import { plannedCredit } from '../credit/queries'
import { isForTheSame } from '../occasions/rules'
import { seasonPeriods } from '../rules'
import { formatHad, type HadFee } from './labels'
import { dueDateProblem, instalmentsOf, type Instalment } from './rules'
import type { ManyInput, ManyPlan } from './schema'

/** Who is charged, with what each of them pays. */
export interface PlannedMany {
  players: ManyPlan['players']
  left: ManyPlan['left']
  parts: Instalment[]
}

/**
 * Who of these categories gets a fee, and who does not: who is on trial, or has a fee of this item for the same
 * reason already, in the season or its months, also in the trash. Another camp of the season is another fee. Throws 400 for instalments of nothing, and for a due day years away. The caller has checked the access.
 */
export async function planMany(req: PayloadRequest, input: ManyInput): Promise<PlannedMany> {
  const problem = dueDateProblem(input.dueDate, dayOf(new Date()))
  if (problem) throw invalid(problem, 'dueDate')
  const parts = instalmentsOf(input)
  if (!parts) throw invalid('Suma je na toľko splátok príliš malá.', 'instalments')
  const people = await aggregate(req, 'users', {
    where: { ...CHARGEABLE, category: { in: input.categories } },
    by: ['id', 'name', 'sortName', 'trialUntil'],
  })
  const existing = await aggregate(req, 'memberFees', {
    where: sameFees(input),
    by: ['player', 'period', 'reason', 'deletedAt'],
  })
  const had = groupsBy(
    existing.filter(({ reason }) => isForTheSame(text(reason), input.reason)),
    ({ player }) => String(player),
  )
  const planned: PlannedMany = { players: [], left: [], parts }
  for (const { id, name, trialUntil } of people.sort(inOrder(({ sortName }) => String(sortName ?? '')))) {
    const player = { id: String(id), name: String(name ?? '') }
    const own = had.get(player.id)
    const why = trialUntil ? 'je na skúške' : own && formatHad(own.map(hadFee))
    if (why) planned.left.push({ player, why })
    else planned.players.push(player)
  }
  return planned
}

/**
 * The players of such a charge who still owe something of it once their families' credit has paid: those whose families are told. The
 * last instalment is paid last, after everything else that is due before it. The caller has checked the access.
 */
export async function owingOfMany(req: PayloadRequest, input: ManyInput): Promise<string[]> {
  const { players, parts } = await planMany(req, input)
  const fees = players.map((player) => ({ player, amount: input.amount }))
  const credit = await plannedCredit(req, fees, parts.at(-1)!.dueDate)
  return fees.flatMap(({ player: { id }, amount }) => (amount > (credit.get(id) ?? 0) ? [id] : []))
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const hadFee = (row: Record<'period' | 'deletedAt', unknown>): HadFee => ({
  period: text(row.period),
  trashed: Boolean(row.deletedAt),
})

/** Fees of the item in the season and its months, which are those of all its instalments. */
const sameFees = ({ season, item }: ManyInput): Where => ({
  period: { in: seasonPeriods(season) },
  item: { equals: item },
})

/** Changes whenever anything such a plan depends on changes: the number and latest `updatedAt` of users and of those fees. */
export async function manyFingerprint(req: PayloadRequest, input: ManyInput): Promise<string> {
  return JSON.stringify([
    await lastChange(req, 'users'),
    await lastChange(req, 'memberFees', sameFees(input)),
  ])
}
