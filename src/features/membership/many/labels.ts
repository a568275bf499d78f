import { formatHas } from '../charges/labels'
import { formatPeriods } from '../labels'

/** A fee of the same item and reason that a player has already. */
export interface HadFee {
  period: string
  trashed: boolean
}

/** Why such a player gets no new fee: „predpis už má: sezóna 2026/27“, „predpis má v koši: apríl 2027 – jún 2027“. */
export const formatHad = (fees: readonly HadFee[]): string => {
  return `${formatHas(fees.every(({ trashed }) => trashed))}: ${formatPeriods(fees.map(({ period }) => period))}`
}
