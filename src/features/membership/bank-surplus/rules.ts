import type { MatchedRow } from '@/features/bank-statements/rules'
import { allocateInTurn, type FamilyDebts, playersPaid } from '../credit/rules'

/** What the money of a statement becomes. */
interface BookedMoney {
  /** Cents that become credit, by the row's number: what is over the family's debt that the rows before it leave. None without. */
  surplus: ReadonlyMap<number, number>
  /** Whose payments they are: the players whose families are told. */
  paid: string[]
}

/** What becomes of the money of the rows that are booked, one after the other. */
export function bookedMoney(rows: readonly MatchedRow[], debts: FamilyDebts): BookedMoney {
  const booked = rows.flatMap(({ kind, player, isFamily, row }) =>
    kind === 'matched' && player !== null
      ? [{ player, isFamily, amount: row.amount, number: row.number }]
      : [],
  )
  const turns = allocateInTurn(booked, debts)
  return {
    surplus: new Map(
      booked.flatMap(({ number }, at) =>
        turns[at]!.credit > 0 ? [[number, turns[at]!.credit] as const] : [],
      ),
    ),
    paid: [...new Set(booked.flatMap(({ player }, at) => playersPaid(player, turns[at]!)))],
  }
}
