import type { MatchedRow } from '@/features/bank-statements/rules'
import { allocateInTurn, type FamilyDebts } from '../credit/rules'

/**
 * How many cents of each row that is booked become credit, by its number: what is over the family's debt that the rows before
 * it leave. Rows without such a surplus are left out.
 */
export function surplusOf(rows: readonly MatchedRow[], debts: FamilyDebts): ReadonlyMap<number, number> {
  const booked = rows.flatMap(({ kind, player, isFamily, row }) =>
    kind === 'matched' && player !== null
      ? [{ player, isFamily, amount: row.amount, number: row.number }]
      : [],
  )
  const turns = allocateInTurn(booked, debts)
  return new Map(
    booked.flatMap(({ number }, at) => (turns[at]!.credit > 0 ? [[number, turns[at]!.credit] as const] : [])),
  )
}
