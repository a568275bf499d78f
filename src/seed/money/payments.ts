import { addDays, momentAt, weekdayOf } from '@/lib/dates'
import { fullName } from '@/features/users/rules'
import { allocate, owedOn } from '@/features/membership/rules'
import type { Payment } from '@/payload-types'
import type { Account } from '../people/accounts'
import type { Family } from '../people/families'
import { type Chance, chanceOf, idFor } from '../random'
import { staffId, type SeedContext } from '../context'
import type { FeeRow } from './fees'

/** The statement of a month „2026-11“, by which its payments were booked. */
export const statementId = (month: string): string => idFor('bank statement', month)

export type PaymentRow = Partial<Payment> & { id: string; amount: number }

/** How a family pays. */
interface Habit {
  method: 'standing' | 'transfer' | 'cash'
  /** Days after the due day on which money arrives, earliest and latest; negative is before it. */
  days: readonly [number, number]
  /** How many of the latest due days are unpaid. */
  misses: number
  /** Share of the last payment that arrived. */
  lastShare: number
}

const habitOf = (surname: string, chance: Chance): Habit => {
  if (surname === 'Ľalík') return { method: 'transfer', days: [-4, -1], misses: 2, lastShare: 1 }
  const share = chance.next()
  if (share < 0.45) return { method: 'standing', days: [-3, -1], misses: 0, lastShare: 1 }
  if (share < 0.76) return { method: 'transfer', days: [-9, 1], misses: 0, lastShare: 1 }
  if (share < 0.82) return { method: 'cash', days: [-6, 3], misses: 0, lastShare: 1 }
  if (share < 0.9) return { method: 'transfer', days: [6, 28], misses: 0, lastShare: 1 }
  if (share < 0.95) return { method: 'transfer', days: [-5, 2], misses: 0, lastShare: 0.5 }
  return { method: 'transfer', days: [-2, 10], misses: 2, lastShare: 1 }
}

/** A family's payments since September, allocated by the club's rule; raises the fees' paid amounts. */
export const paymentsOf = (
  context: SeedContext,
  family: Family,
  fees: readonly FeeRow[],
  accounts: Map<string, Account>,
): PaymentRow[] => {
  const chance = chanceOf(`payments:${family.surname}`)
  const habit = habitOf(family.surname, chance)
  const dueDays = [...new Set(fees.map(({ dueDate }) => dueDate))].sort()
  const paidDays = dueDays.slice(0, dueDays.length - habit.misses)
  return paidDays.flatMap((dueDay) => {
    const day = workday(addDays(dueDay, chance.between(...habit.days)))
    if (day > context.today) return []
    const open = fees.filter((fee) => fee.dueDate <= dueDay && owedOn(fee) > 0)
    const owed = open.reduce((sum, fee) => sum + owedOn(fee), 0)
    const last = dueDay === paidDays.at(-1)
    const amount = last && habit.lastShare < 1 ? Math.floor((owed * habit.lastShare) / 500) * 500 : owed
    return amount > 0 ? [paymentRow(family, accounts, habit, { day, amount, open })] : []
  })
}

/** Banks book on working days. */
function workday(day: string): string {
  return addDays(day, Math.max(0, weekdayOf(day) - 5) * -1)
}

function paymentRow(
  family: Family,
  accounts: Map<string, Account>,
  habit: Habit,
  { day, amount, open }: { day: string; amount: number; open: FeeRow[] },
): PaymentRow {
  const { allocations, credit } = allocate(
    amount,
    open.map((fee) => ({ id: fee.id, owed: owedOn(fee), dueDate: fee.dueDate })),
  )
  const byId = new Map(open.map((fee) => [fee.id, fee]))
  for (const part of allocations) (byId.get(part.fee) as FeeRow).paidAmount += part.amount
  const payer = accounts.get(family.guardians[0]?.id ?? '')
  const only = family.children.length === 1 ? accounts.get(family.children[0]?.id ?? '') : undefined
  const id = idFor('payment', `${family.surname}:${day}:${amount}`)
  const players = [...new Set(allocations.map((part) => (byId.get(part.fee) as FeeRow).player))]
  const cash = habit.method === 'cash'
  return {
    id,
    amount,
    receivedAt: momentAt(day, cash ? '16:30' : '06:00').toISOString(),
    method: habit.method,
    symbol: only?.variableSymbol ?? payer?.familySymbol,
    payer: fullName(payer ?? {}),
    bankReference: cash ? undefined : `${day.replaceAll('-', '')}${id.slice(0, 8).toUpperCase()}`,
    batch: cash ? undefined : statementId(day.slice(0, 7)),
    recordedBy: staffId('Mária Sedláková'),
    players,
    holder: players[0],
    rest: credit,
    allocations: allocations.map((part) => ({ id: idFor('allocation', `${id}:${part.fee}`), ...part })),
  }
}
