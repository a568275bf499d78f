import { formatPeriod } from '../labels'
import { inPeriodOrder } from '../rules'

/** A fee of the same item and reason that a player has already. */
export interface HadFee {
  period: string
  trashed: boolean
}

/** Why such a player gets no new fee: „predpis už má: sezóna 2026/27“, „predpis už má: apríl 2027 – jún 2027, v koši“. */
export const formatHad = (fees: readonly HadFee[]): string => {
  const periods = inPeriodOrder([...new Set(fees.map(({ period }) => period))])
  const ends = [...new Set([periods[0]!, periods.at(-1)!])].map(formatPeriod).join(' – ')
  return `predpis už má: ${ends}${fees.every(({ trashed }) => trashed) ? ', v\u00a0koši' : ''}`
}
