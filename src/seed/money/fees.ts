import { addDays, momentAt } from '@/lib/dates'
import type { FeeItem } from '@/features/membership/labels'
import { occasionOf } from '@/features/membership/occasions/rules'
import { owedOn } from '@/features/membership/rules'
import type { MemberFee } from '@/payload-types'
import type { Family } from '../people/families'
import { chanceOf, idFor } from '../random'
import { DUE_DAY, KIT_CENTS, CAMP_CENTS, SIBLING_PERCENTS, TOURNAMENT_CENTS } from '../data/club'
import type { SeedContext } from '../context'

export type FeeRow = Partial<MemberFee> & {
  id: string
  player: string
  amount: number
  dueDate: string
  paidAmount: number
}

/** The family whose fees are waived for a while. */
const WAIVED_FAMILY = 'Brezina'

/** One family's fees since September, the oldest first, all unpaid. */
export const feesOf = (context: SeedContext, family: Family): FeeRow[] => {
  const months = monthsOf(context)
  return family.children
    .flatMap((child, order) => [
      ...months.map((period) => monthlyFee(context, family, child, order, period)),
      ...extras(context, child),
    ])
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id.localeCompare(b.id))
}

/** Months with a fee from September to this one; in the summer those of the past season. */
function monthsOf(context: SeedContext): string[] {
  const month = context.today.slice(0, 7)
  const first = context.season.startYear - (month < `${context.season.startYear}-09` ? 1 : 0)
  return Array.from({ length: 10 }, (_, index) => {
    const number = ((8 + index) % 12) + 1
    return `${number >= 9 ? first : first + 1}-${String(number).padStart(2, '0')}`
  }).filter((period) => period <= month)
}

function monthlyFee(
  context: SeedContext,
  family: Family,
  child: Family['children'][number],
  order: number,
  period: string,
): FeeRow {
  const category = context.categories.find(({ name }) => name === child.category)
  const off = order === 0 ? 0 : (SIBLING_PERCENTS[Math.min(order, SIBLING_PERCENTS.length) - 1] ?? 0)
  const words = ['', ', druhé dieťa v rodine: zľava 50 %', ', tretie dieťa v rodine: bez členského']
  return feeRow(child.id, period, 'monthly', {
    amount: Math.round(((category?.monthlyFee ?? 0) * (100 - off)) / 100),
    reason: `Kategória ${child.category}${words[Math.min(order, 2)]}`,
    dueDate: `${period}-${DUE_DAY}`,
    waived: family.surname === WAIVED_FAMILY && period >= monthsOf(context).slice(-2)[0]!,
    note:
      family.surname === WAIVED_FAMILY ? 'Úľava schválená výborom, žiadosť rodiny v kancelárii.' : undefined,
  })
}

/** A kit for some children, and last summer's camp. */
function extras(context: SeedContext, child: Family['children'][number]): FeeRow[] {
  const { label, startYear } = context.season
  const chance = chanceOf(`extras:${child.id}`)
  const kit = child.first === 'Jakub' || chance.happens(0.3)
  const camp = chance.happens(0.18)
  const rows: FeeRow[] = []
  if (kit && context.today >= `${startYear}-09-01`) {
    const reason = 'Klubová súprava: dres, trenírky, štulpne a tepláková bunda'
    rows.push(feeRow(child.id, label, 'kit', { amount: KIT_CENTS, reason, dueDate: `${startYear}-10-31` }))
  }
  if (camp) {
    const reason = 'Letný kemp, 5 dní s obedom'
    rows.push(feeRow(child.id, label, 'camp', { amount: CAMP_CENTS, reason, dueDate: `${startYear}-06-30` }))
  }
  if (`${child.first} ${child.last}` === 'Ema Ľalíková') {
    const due = { amount: TOURNAMENT_CENTS, dueDate: addDays(context.today, 14) }
    rows.push(feeRow(child.id, label, 'other', { ...due, reason: 'Štartovné na zimný halový turnaj' }))
  }
  return rows
}

function feeRow(
  player: string,
  period: string,
  item: FeeItem,
  rest: Pick<FeeRow, 'amount' | 'dueDate' | 'reason'> & Pick<Partial<FeeRow>, 'waived' | 'note'>,
): FeeRow {
  const id = idFor('fee', `${player}:${period}:${item}`)
  return {
    id,
    player,
    period,
    item,
    occasion: occasionOf({ item, ...rest }),
    currency: 'EUR',
    waived: false,
    paidAmount: 0,
    ...rest,
  }
}

/** The family a visitor of the demo signs in as: what is open of the younger child's monthly fees is reported as paid. */
const SHOWN_FAMILY = 'Ľalík'

/** A fee with what its hook derives (what is owed), and sometimes a family's claim that it has paid, or the office's refusal. */
export const finishedFee = (context: SeedContext, { surname, children }: Family, fee: FeeRow): FeeRow => {
  const owed = owedOn(fee)
  const at = (days: number, time: string) => momentAt(addDays(context.today, -days), time).toISOString()
  const isShown = surname === SHOWN_FAMILY
  const share = isShown ? 1 : chanceOf(`claim:${fee.id}`).next()
  const isOverdue = owed > 0 && fee.dueDate < context.today
  const isClaimed = isShown
    ? owed > 0 && fee.item === 'monthly' && fee.player !== children[0]?.id
    : isOverdue && share < 0.12
  const isRefused = isOverdue && share >= 0.12 && share < 0.18
  return {
    ...fee,
    owed,
    claimedPaidAt: isClaimed ? at(1, '07:40') : undefined,
    claimRefusedAt: isRefused ? at(2, '10:15') : undefined,
  }
}
