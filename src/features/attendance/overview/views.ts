import { idOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Attendance } from '@/payload-types'
import type { AttendanceSum } from '../rules'

/** A category's attendance in a period. */
export interface CategorySum {
  category: Named
  sum: AttendanceSum
}

/** Every column of a row but for its event, from which it can be restored. */
export const signedRow = (row: Attendance) => ({
  id: row.id,
  player: idOf(row.player)!,
  category: idOf(row.category)!,
  status: row.status,
  note: row.note ?? null,
  lateMinutes: row.lateMinutes ?? null,
  operation: row.operation ?? null,
  recordedBy: idOf(row.recordedBy) ?? null,
  recordedAt: row.recordedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** A sheet as it was at a moment, in a receipt. */
export interface SignedSheet {
  event: string
  category: string
  at: string
  rows: ReturnType<typeof signedRow>[]
}
