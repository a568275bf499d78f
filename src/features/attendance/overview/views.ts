import { idOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import type { Attendance } from '@/payload-types'
import type { AttendanceSum } from '../rules'

/** A category's attendance over a time. */
export interface CategorySum {
  category: Named
  sum: AttendanceSum
}

/** All of a row that makes it this row, but for its event, which the whole sheet shares. */
export type KeptRow = ReturnType<typeof keptRow>

/** A row as it stands, to be put back just so. */
export const keptRow = (row: Attendance) => ({
  id: row.id,
  player: idOf(row.player)!,
  category: idOf(row.category)!,
  status: row.status,
  note: row.note ?? null,
  operation: row.operation ?? null,
  recordedBy: idOf(row.recordedBy) ?? null,
  recordedAt: row.recordedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

/** A sheet as it stood at a moment. */
export interface KeptSheet {
  event: string
  category: string
  at: string
  rows: KeptRow[]
}
