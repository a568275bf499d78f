import { groupsBy } from '@/lib/groups'
import { writtenDay } from '@/lib/written-day'
import { FEE_ITEMS, formatPeriod } from '../../membership/labels'
import type { Telling } from '../notices/rules'
import type { PlayerMoney, Words } from '../told-families/rules'

// Neither amounts nor names of the program's own: a phone shows a title to whoever looks at it. A club's own text stands in
// the body, which no locked screen shows (push/rules.ts).

/** Days before a fee is due that its family is told. */
export const DUE_SOON_DAYS = 3
/** Days between two messages about overdue fees of one family, at least. */
export const OVERDUE_EVERY_DAYS = 7
/** When, by the club's clock, what is due is told. */
export const FEES_TOLD_AT = '09:00'

/** A new row that is told as it is when its time comes. */
export const newRowTelling: Telling = {
  differs: (before, after) => before === null && after !== null,
  isUrgent: () => false,
}

interface NewFee {
  period: string
  item: string
  dueDate: string
}

/** What is the same for fees that one message tells. */
export const feeGroup = ({ period, item, dueDate }: NewFee): string => JSON.stringify([period, item, dueDate])

/** „Členské, november 2026“ */
const feeName = ({ period, item }: NewFee): string =>
  `${FEE_ITEMS[item as keyof typeof FEE_ITEMS] ?? FEE_ITEMS.other}, ${formatPeriod(period)}`

export const newFeeWords = (fee: NewFee): Words => ({
  title: `Nový predpis: ${feeName(fee)}`,
  body: `Pribudol predpis „${feeName(fee)}“, splatný ${writtenDay(fee.dueDate)}. Sumu a\u00a0QR kód na platbu nájdete v\u00a0časti Členské.`,
})

export const dueSoonWords = (dueDate: string): Words => ({
  title: `Blíži sa splatnosť: ${writtenDay(dueDate)}`,
  body: `Do ${writtenDay(dueDate)} treba uhradiť predpis v\u00a0časti Členské. Ak ste už zaplatili, označte to tam, prosím.`,
})

export const overdueWords = (): Words => ({
  title: 'Predpis je po splatnosti',
  body: 'Podľa našich záznamov ešte nie je uhradené všetko, čo už malo byť. Podrobnosti a\u00a0QR kód nájdete v\u00a0časti Členské. Ak ste už zaplatili, označte to tam, prosím; viac pripomínať nebudeme.',
})

export const paymentWords = (): Words => ({
  title: 'Prijali sme vašu platbu',
  body: 'Ďakujeme. Čo je uhradené, nájdete v\u00a0časti Členské.',
})

/** What fees owed by each player are together. */
export const owedByPlayer = (
  fees: readonly { player: string; owed: number; period: string; dueDate: string }[],
): PlayerMoney[] =>
  [...groupsBy(fees, ({ player }) => player)].map(([player, own]) => ({
    player,
    amount: own.reduce((sum, { owed }) => sum + owed, 0),
    periods: own.map(({ period }) => period),
    dueDate: own.map(({ dueDate }) => dueDate).sort()[0],
  }))

/** A payment with whose money it is, the first the one who keeps what is left over; cents. */
interface ReceivedPayment {
  amount: number
  players: readonly string[]
  allocations: readonly { fee: string; amount: number }[]
}

/**
 * What of these payments came for each of their players: what pays the player's fees, and for the first what is left over.
 * Nothing where it all paid a sibling's fees.
 */
export function receivedByPlayer(
  payments: readonly ReceivedPayment[],
  fees: ReadonlyMap<string, { player: string; period: string }>,
): PlayerMoney[] {
  const found = new Map<string, { amount: number; periods: string[] }>()
  const add = (player: string, amount: number, period?: string) => {
    const known = found.get(player) ?? { amount: 0, periods: [] }
    known.amount += amount
    if (period) known.periods.push(period)
    found.set(player, known)
  }
  for (const { amount, players, allocations } of payments) {
    let left = amount
    for (const player of players) add(player, 0)
    for (const share of allocations) {
      const fee = fees.get(share.fee)
      if (!fee) continue
      add(fee.player, share.amount, fee.period)
      left -= share.amount
    }
    if (players[0] && left > 0) add(players[0], left)
  }
  return [...found].map(([player, money]) => ({ player, ...money }))
}

/** Players whose families are told now: none of the family was told within the last days. */
export const familiesToRemind = (
  families: readonly (readonly string[])[],
  overdue: ReadonlySet<string>,
  recent: ReadonlySet<string>,
): string[] =>
  families
    .filter((family) => !family.some((player) => recent.has(player)))
    .flatMap((family) => family.filter((player) => overdue.has(player)))
