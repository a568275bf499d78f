import { groupsBy } from '@/lib/groups'
import { payFor, sumHours } from '../hours/rules'
import type { TrainerHoursView } from '../hours/schema'

/** One month of one trainer; `rate` and `pay` are whole cents, null without a rate. */
export interface HoursRow {
  trainer: string
  /** YYYY-MM */
  month: string
  categories: string[]
  events: number
  hours: number
  rate: number | null
  pay: number | null
}

/** A trainer's months, all categories of a month together: that is how a month is paid. */
export const hoursRows = ({ trainer, months, rate }: TrainerHoursView): HoursRow[] =>
  [...groupsBy(months, ({ month }) => month)].map(([month, group]) => {
    const hours = sumHours(group.map((each) => each.hours))
    return {
      trainer: trainer.name,
      month,
      categories: group.map(({ category }) => category.name),
      events: group.reduce((sum, { events }) => sum + events, 0),
      hours,
      rate,
      pay: rate === null ? null : payFor(hours, rate),
    }
  })
