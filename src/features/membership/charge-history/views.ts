import { groupsBy } from '@/lib/groups'
import { inOrder } from '@/lib/order'
import { undoUntil } from '@/lib/undo-days'
import { FEE_ITEMS, type FeeItem } from '../labels'
import { withoutInstalment } from '../occasions/rules'
import type { ChargeView } from './schema'

/** Fees made at one moment that have the same period, reason and last change. */
export interface ChargedGroup {
  item: FeeItem
  period: string
  reason: string
  createdAt: string
  updatedAt: string
  changedBy: string
  rows: number
  amount: number
}

/** A charge; `maker` is the id of who made it, empty when all its fees were changed since. */
export interface FoundCharge {
  charge: Omit<ChargeView, 'chargedBy'>
  maker: string
}

/** Monthly fees are charged and taken back a month at a time, all others in one act, also of several months. */
const keyOf = ({ item, createdAt, period }: ChargedGroup): string =>
  item === 'monthly' ? `${createdAt} ${item} ${period}` : `${createdAt} ${item}`

/**
 * Everything that people charged to many, the newest first. A fee made alone is none of them, nor are those of the demo, which
 * nobody made.
 */
export const chargesOf = (groups: readonly ChargedGroup[]): FoundCharge[] =>
  [...groupsBy(groups, keyOf).values()]
    .filter((some) => some.some(({ changedBy }) => changedBy !== ''))
    .map(chargeOf)
    .filter(({ charge }) => charge.count > 1)
    .sort(inOrder(({ charge: { chargedAt, item, periods } }) => `${chargedAt} ${item} ${periods[0]}`))
    .reverse()

function chargeOf(groups: readonly ChargedGroup[]): FoundCharge {
  const { item, createdAt } = groups[0]!
  const untouched = groups.filter(({ updatedAt }) => updatedAt === createdAt)
  const rowsOf = (some: readonly ChargedGroup[]) => some.reduce((sum, { rows }) => sum + rows, 0)
  const charge = {
    item,
    periods: [...new Set(groups.map(({ period }) => period))].sort(),
    reason: item === 'monthly' ? '' : withoutInstalment(groups[0]!.reason),
    chargedAt: createdAt,
    count: rowsOf(groups),
    total: groups.reduce((sum, { amount }) => sum + amount, 0),
    untouched: rowsOf(untouched),
    undoUntil: untouched.length > 0 ? undoUntil(createdAt) : null,
  }
  return { charge, maker: untouched[0]?.changedBy ?? '' }
}

/** A stored group as it comes from the database. */
export const chargedGroup = (row: Record<keyof ChargedGroup, unknown>): ChargedGroup => ({
  item: Object.hasOwn(FEE_ITEMS, String(row.item)) ? (row.item as FeeItem) : 'other',
  period: String(row.period),
  reason: String(row.reason ?? ''),
  createdAt: String(row.createdAt),
  updatedAt: String(row.updatedAt),
  changedBy: String(row.changedBy ?? ''),
  rows: Number(row.rows),
  amount: Number(row.amount),
})
