import { writtenDay } from '@/lib/written-day'
import { FEE_ITEMS, formatPeriod } from '../../membership/labels'
import type { Telling } from '../notices/rules'
import type { Audience } from '../rules'

// Neither amounts nor names: a phone shows a message to whoever looks at it.

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

export const newFeeWords = (fee: NewFee): { title: string; body: string } => ({
  title: `Nový predpis: ${feeName(fee)}`,
  body: `Pribudol predpis „${feeName(fee)}“, splatný ${writtenDay(fee.dueDate)}. Sumu a\u00a0QR kód na platbu nájdete v\u00a0časti Členské.`,
})

export const dueSoonWords = (dueDate: string): { title: string; body: string } => ({
  title: `Blíži sa splatnosť: ${writtenDay(dueDate)}`,
  body: `Do ${writtenDay(dueDate)} treba uhradiť predpis v\u00a0časti Členské. Ak ste už zaplatili, označte to tam, prosím.`,
})

export const overdueWords = (): { title: string; body: string } => ({
  title: 'Predpis je po splatnosti',
  body: 'Podľa našich záznamov ešte nie je uhradené všetko, čo už malo byť. Podrobnosti a\u00a0QR kód nájdete v\u00a0časti Členské. Ak ste už zaplatili, označte to tam, prosím; viac pripomínať nebudeme.',
})

export const paymentWords = (): { title: string; body: string } => ({
  title: 'Prijali sme vašu platbu',
  body: 'Ďakujeme. Čo je uhradené, nájdete v\u00a0časti Členské.',
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
