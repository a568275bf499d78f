import type { People } from '../people/people'
import type { SeedContext } from '../context'
import { type FeeRow, feesOf, finishedFee } from './fees'
import { type PaymentRow, paymentsOf } from './payments'

/** Fees and payments of every family, with the paid amount of each fee. */
export const moneyOf = (context: SeedContext, people: People): { fees: FeeRow[]; payments: PaymentRow[] } => {
  const accounts = new Map(people.rows.map((row) => [row.id, row]))
  const perFamily = people.families.map((family) => {
    const fees = feesOf(context, family)
    const payments = paymentsOf(context, family, fees, accounts)
    return { fees: fees.map((fee) => finishedFee(context, family, fee)), payments }
  })
  return {
    fees: perFamily.flatMap(({ fees }) => fees),
    payments: perFamily.flatMap(({ payments }) => payments),
  }
}
