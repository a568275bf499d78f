import { formatHas } from '../charges/labels'
import { formatPeriod } from '../labels'
import { inPeriodOrder } from '../rules'

/** A fee of the same item and reason that a player has already. */
export interface HadFee {
  period: string
  trashed: boolean
}

/** Why such a player gets no new fee: „predpis už má: sezóna 2026/27“, „predpis má v koši: apríl 2027 – jún 2027“. */
export const formatHad = (fees: readonly HadFee[]): string => {
  const periods = inPeriodOrder([...new Set(fees.map(({ period }) => period))])
  const ends = [...new Set([periods[0]!, periods.at(-1)!])].map(formatPeriod).join(' – ')
  return `${formatHas(fees.every(({ trashed }) => trashed))}: ${ends}`
}
