import type { AttendanceSum } from '../rules'

/** A category's attendance over a time. */
export interface CategorySum {
  category: { id: string; name: string }
  sum: AttendanceSum
}
