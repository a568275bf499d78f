import { addMonths, addYears } from '@/lib/dates'
import { FEE_ITEMS } from '../labels'
import { seasonPeriods } from '../rules'

/** What is charged to many at once; the monthly fee has rules of its own. */
export const MANY_ITEMS = { kit: FEE_ITEMS.kit, camp: FEE_ITEMS.camp, other: FEE_ITEMS.other } as const

/** Of a fee for many without categories. */
export const NO_CATEGORY = 'Vyberte aspoň jednu kategóriu.'

/** A season has ten months of training. */
export const MOST_INSTALMENTS = 10

/** One of the fees that an amount is split into. */
export interface Instalment {
  /** Whole cents. */
  amount: number
  dueDate: string
  /** The season, or of an instalment its month, when that is a month of the season. */
  period: string
  reason: string
}

interface SplitFee {
  season: string
  amount: number
  instalments: number
  dueDate: string
  reason: string
}

/**
 * An amount in equal instalments a month apart; the cents that cannot be split are in the first ones. All of them are of the
 * season charged, also those due after it or before. Undefined when an instalment would be nothing.
 */
export function instalmentsOf({
  season,
  amount,
  instalments,
  dueDate,
  reason,
}: SplitFee): Instalment[] | undefined {
  if (instalments === 1) return [{ amount, dueDate, period: season, reason }]
  const part = Math.floor(amount / instalments)
  if (part === 0) return undefined
  const periods = seasonPeriods(season)
  return Array.from({ length: instalments }, (_, at) => {
    const due = addMonths(dueDate, at)
    const month = due.slice(0, 7)
    return {
      amount: part + (at < amount - part * instalments ? 1 : 0),
      dueDate: due,
      period: periods.includes(month) ? month : season,
      reason: `${reason} (splátka ${at + 1} z\u00a0${instalments})`,
    }
  })
}

/** What is wrong with the day a fee for many is due, on a day of the club; undefined when nothing is: so far off it is a mistyped year. */
export const dueDateProblem = (dueDate: string, today: string): string | undefined => {
  if (dueDate < addYears(today, -1)) return 'Splatnosť je viac ako rok dozadu. Skontrolujte rok.'
  if (dueDate > addYears(today, 2)) return 'Splatnosť je viac ako dva roky dopredu. Skontrolujte rok.'
  return undefined
}
