import { type FeeTextValues } from '@/features/club/fee-texts/rules'
import { groupsBy } from '@/lib/groups'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { writtenDay } from '@/lib/written-day'
import { FEE_ITEMS, formatPeriod } from '../../membership/labels'
import { inPeriodOrder } from '../../membership/rules'
import type { Announcement } from '../automatic/rules'
import type { Telling } from '../notices/rules'
import type { Audience } from '../rules'

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

/** The audience of a message about fees. */
export const payersAudience = (addressed: readonly string[]): Audience => ({
  kind: 'users',
  users: [...new Set(addressed)],
})

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

/** What a message says. */
export interface Words {
  title: string
  body: string
}

/** The same with the club's own text, filled, behind it. */
export const withText = ({ title, body }: Words, text: string): Words => ({
  title,
  body: text ? `${body}\n\n${text}` : body,
})

/** Players who are told the same words. */
export interface ToldPlayers {
  /** The club's own text, filled; empty without one. */
  text: string
  players: readonly string[]
}

/** A message about fees to these people. */
export const feeMessage = (words: Words, addressed: readonly string[], by: string | null): Announcement => ({
  kind: 'fees',
  ...words,
  url: href('playerMembership'),
  urgent: false,
  audience: payersAudience(addressed),
  by,
})

/** The messages with these words, each with the club's text as its players are told it; `guardians` are those of inactive players. */
export const feeMessages = (
  words: Words,
  told: readonly ToldPlayers[],
  guardians: ReadonlyMap<string, readonly string[]>,
  by: string | null,
): Announcement[] =>
  told.map(({ text, players }) =>
    feeMessage(
      withText(words, text),
      [...players, ...players.flatMap((player) => guardians.get(player) ?? [])],
      by,
    ),
  )

const MOST_PERIODS = 3

/** „september 2026, október 2026 a ďalšie“; of a payment that pays no fee „preplatok“. */
export const listedPeriods = (periods: readonly string[]): string => {
  const names = inPeriodOrder([...new Set(periods)]).map(formatPeriod)
  if (names.length === 0) return 'preplatok'
  const shown = names.slice(0, MOST_PERIODS)
  if (names.length > MOST_PERIODS) return `${shown.join(', ')} a\u00a0ďalšie`
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} a\u00a0${shown.at(-1)!}`
}

/** Money of one player, as a club's text names it: what is owed, or what came; cents. */
export interface PlayerMoney {
  player: string
  amount: number
  periods: readonly string[]
  /** The first day it is due; missing where it came. */
  dueDate?: string
}

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

/** What the placeholders of a club's text stand for in a message about a player's money. */
export const textValues = (
  { amount, periods, dueDate }: PlayerMoney,
  { name, symbol }: { name: string; symbol: string },
): FeeTextValues => ({
  meno: name,
  suma: formatCents(amount),
  splatnosť: dueDate ? writtenDay(dueDate) : '',
  obdobie: listedPeriods(periods),
  symbol,
})

/** Players whose families are told now: none of the family was told within the last days. */
export const familiesToRemind = (
  families: readonly (readonly string[])[],
  overdue: ReadonlySet<string>,
  recent: ReadonlySet<string>,
): string[] =>
  families
    .filter((family) => !family.some((player) => recent.has(player)))
    .flatMap((family) => family.filter((player) => overdue.has(player)))
