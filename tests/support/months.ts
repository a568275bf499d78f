import { addMonths, dayOf } from '@/lib/dates'

/** The ten months after this one in which a club charges, which leaves the summer out: what can be charged is near today. */
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  addMonths(`${dayOf(new Date()).slice(0, 7)}-01`, at + 1).slice(0, 7),
).filter((month) => !['07', '08'].includes(month.slice(5)))

/** The first of them is 0, the last 9. In July and August 0 is September, in which the small club (club.ts) has fees already. */
export const monthToCharge = (at: number): string => MONTHS[at]!
