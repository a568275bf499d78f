import type { PhotoSign } from '@/features/consents/labels'
import type { EventType } from '@/features/events/labels'
import type { RosterPlayerView } from '@/features/users/schema'
import type { Status } from '../labels'
import type { AttendanceSum } from '../rules'

/** A category's roster as its workbook has it. */
export interface RosterBook {
  category: string
  players: (RosterPlayerView & { photoSign: PhotoSign | null })[]
}

/** An event of the attendance's file, by its day (YYYY-MM-DD) and the time of the club's clock. */
export interface BookEvent {
  id: string
  day: string
  time: string
  type: EventType
}

/** A category's attendance as its workbook has it. */
export interface AttendanceBook {
  category: string
  /** „2026/27“, „september 2026“ */
  period: string
  events: BookEvent[]
  players: {
    name: string
    jerseyNumber: number | null
    sum: AttendanceSum
    /** By event. */
    marks: ReadonlyMap<string, Status>
  }[]
}
