import type { Named } from '@/lib/schema'
import { type PlayerToCharge, type FeeRules, plannedFees } from '../monthly/rules'
import type { FeePause, Unsteady } from './schema'

/** A bank needs so many days, over a weekend too. */
const DAYS_EARLIER = 3
/** A standing order for less is not worth being set up. */
const FEWEST_MONTHS = 2

/** What a player will owe for a month, in cents. */
export interface MonthlyAmount {
  /** YYYY-MM */
  month: string
  amount: number
}

/** What each player will owe for each of these months, as the office will charge it; nothing of a month without a fee. */
export function plannedAmounts(
  players: readonly PlayerToCharge[],
  months: readonly string[],
  rules: FeeRules,
): Map<string, MonthlyAmount[]> {
  const amounts = new Map<string, MonthlyAmount[]>(players.map(({ id }) => [id, []]))
  for (const month of months) {
    const { fees } = plannedFees(players, month, rules, new Map())
    const owed = new Map(fees.map(({ player, amount }) => [player.id, amount]))
    for (const [player, all] of amounts) all.push({ month, amount: owed.get(player) ?? 0 })
  }
  return amounts
}

/** The same players, as if the fees of these were not paused. */
export const withoutPauses = (players: readonly PlayerToCharge[], ids: readonly string[]): PlayerToCharge[] =>
  players.map((player) => (ids.includes(player.id) ? { ...player, feePausedUntil: null } : player))

/** Whose fees are paused today or later, of those who would pay some. */
export const pausesOf = (players: readonly PlayerToCharge[], today: string): FeePause[] =>
  players.flatMap(({ id, name, category, trialUntil, feePausedUntil }) =>
    feePausedUntil && feePausedUntil >= today && category?.monthlyFee && !trialUntil
      ? [{ player: { id, name }, until: feePausedUntil }]
      : [],
  )

/** The day of the month on which the money is sent, so that it is there on the due day. */
const sendingDay = ({ dueDay }: FeeRules): string =>
  String(Math.max(1, dueDay - DAYS_EARLIER)).padStart(2, '0')

/** The first month whose fee a transfer from today can still pay, as its place in the plan; -1 for none. */
const startOf = (
  planned: readonly MonthlyAmount[],
  charged: ReadonlyMap<string, number>,
  today: string,
  rules: FeeRules,
): number =>
  planned.findIndex(
    ({ month, amount }) => amount > 0 && !charged.has(month) && `${month}-${sendingDay(rules)}` >= today,
  )

/** The amount of the last fee; undefined when there is none. */
const lastAmount = (charged: ReadonlyMap<string, number>): number | undefined =>
  charged.get([...charged.keys()].sort().at(-1) ?? '')

/** The transfers of a standing order: how much, from when until when, and what follows. */
export interface Steady {
  amount: number
  first: string
  last: string
  change: { from: string; amount: number } | null
  chargedMonth: string | null
}

/** A standing order for some players. */
interface Order extends Steady {
  players: Named[]
  variableSymbol: string
}

/**
 * The next months in a row with the same amount, without those charged already and those whose sending day is past. Null when
 * they are fewer than two, and when the last fee was another one: the office has its reasons, and may have them next month.
 * `charged` holds the amounts of this season's fees by month.
 */
export function steadyMonths(
  planned: readonly MonthlyAmount[],
  charged: ReadonlyMap<string, number>,
  today: string,
  rules: FeeRules,
): Steady | null {
  const day = sendingDay(rules)
  const start = startOf(planned, charged, today, rules)
  if (start < 0) return null
  const { amount } = planned[start]!
  if ((lastAmount(charged) ?? amount) !== amount) return null
  const rest = planned.slice(start)
  const end = rest.findIndex((one) => one.amount !== amount || charged.has(one.month))
  const run = end < 0 ? rest : rest.slice(0, end)
  if (run.length < FEWEST_MONTHS) return null
  const next = rest[run.length]
  const isCharged = next !== undefined && charged.has(next.month)
  return {
    amount,
    first: `${run[0]!.month}-${day}`,
    last: `${run.at(-1)!.month}-${day}`,
    change: next && !isCharged ? { from: next.month, amount: next.amount } : null,
    chargedMonth: isCharged ? next.month : null,
  }
}

/**
 * Why a player has no standing order although something will be owed: the last fee was of another amount. With what changes where
 * the pause of a sibling is why, which `unpaused`, the plan without the pauses the reader may know of, shows; otherwise the office has
 * its reasons, and what the plan says may not be what it will ask for.
 */
export function unsteadyChange(
  { planned, unpaused }: { planned: readonly MonthlyAmount[]; unpaused: readonly MonthlyAmount[] },
  charged: ReadonlyMap<string, number>,
  today: string,
  rules: FeeRules,
): Pick<Unsteady, 'change'> | null {
  const start = startOf(planned, charged, today, rules)
  const before = lastAmount(charged)
  if (start < 0 || before === undefined) return null
  const { month: from, amount } = planned[start]!
  if (before === amount) return null
  if (unpaused[start]?.amount !== before) return { change: null }
  const rest = planned.slice(start)
  const end = rest.findIndex((one) => one.amount !== amount)
  const to = (end < 0 ? rest.at(-1)! : rest[end - 1]!).month
  return { change: { from, to, amount, before } }
}

/** One order for all of these, under the family's symbol; undefined unless they are for the same months. */
export function orderTogether(orders: readonly Order[], variableSymbol: string): Order | undefined {
  const [first] = orders
  if (!first || orders.length < 2 || !variableSymbol) return undefined
  const months = ({ first: from, last, change, chargedMonth }: Order) =>
    `${from} ${last} ${change?.from} ${chargedMonth}`
  if (orders.some((order) => months(order) !== months(first))) return undefined
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    ...first,
    players: orders.flatMap(({ players }) => players),
    amount: sum(orders.map(({ amount }) => amount)),
    variableSymbol,
    change: first.change && {
      from: first.change.from,
      amount: sum(orders.map(({ change }) => change?.amount ?? 0)),
    },
  }
}
