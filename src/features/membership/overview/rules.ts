/** Fees of a period with the same due day, sums in cents. */
export interface DueGroup {
  period: string
  dueDate: string
  waived: boolean
  amount: number
  paidAmount: number
  owed: number
}

/** What was due and what of it came, in cents: `due` is always `received` and `missing` together. */
export interface DueSums {
  due: number
  received: number
  missing: number
  /** What of `missing` is past its due day. */
  overdue: number
}

/** A period's sums: a month, or the season for what is charged once. */
export interface PeriodSums extends DueSums {
  period: string
}

/** A season by its periods, with the sums of all. */
export interface FeeOverview {
  periods: PeriodSums[]
  total: DueSums
}

const NOTHING: DueSums = { due: 0, received: 0, missing: 0, overdue: 0 }

const added = (a: DueSums, b: DueSums): DueSums => ({
  due: a.due + b.due,
  received: a.received + b.received,
  missing: a.missing + b.missing,
  overdue: a.overdue + b.overdue,
})

/** A waived fee is due with what was paid on it, as in the sums above the grid. */
const sumsOf = ({ dueDate, waived, amount, paidAmount, owed }: DueGroup, today: string): DueSums => ({
  due: waived ? paidAmount : amount,
  received: paidAmount,
  missing: owed,
  overdue: dueDate < today ? owed : 0,
})

/** The sums of each of these periods in their order, those without any fee left out, and of all together; `today` is YYYY-MM-DD. */
export const periodSums = (
  groups: readonly DueGroup[],
  periods: readonly string[],
  today: string,
): { periods: PeriodSums[]; total: DueSums } => {
  const sums = new Map<string, DueSums>()
  for (const group of groups)
    sums.set(group.period, added(sums.get(group.period) ?? NOTHING, sumsOf(group, today)))
  const shown = periods.flatMap((period) => {
    const found = sums.get(period)
    return found ? [{ period, ...found }] : []
  })
  return { periods: shown, total: shown.reduce(added, NOTHING) }
}

/** What share of the due has come, in whole percent; never 100 while a cent is missing. Null when nothing is due. */
export const receivedPercent = ({ due, received }: Pick<DueSums, 'due' | 'received'>): number | null =>
  due === 0 ? null : Math.floor((received / due) * 100)
