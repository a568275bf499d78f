import { addDays, dayOf } from '@/lib/dates'
import type { Telling } from '../notices/rules'

/** Whether a report is of today or tomorrow: somebody else is on the way there. */
export const isReportUrgent = ({ from }: { from: string }, now: Date): boolean =>
  from <= addDays(dayOf(now), 1)

/** A report that is taken back before it was told tells nobody. */
export const reportTelling: Telling = {
  differs: (before, after) => before?.stands !== after?.stands,
  isUrgent: (_before, after) => after?.urgent === true,
}
