import { z } from 'zod'
import { eventSchema } from '@/features/events/schema'
import { squadPlayerSchema } from '@/features/users/schema'
import { PAGE_LIMIT } from '@/lib/page-size'
import { idInput, keyOf, namedSchema, pagingQuery } from '@/lib/schema'
import { STATUSES } from './labels'
import type { AttendanceSum } from './rules'

/** How a player was present. */
export const statusSchema = keyOf(STATUSES)

/** Counts of each status, their sum, and the share of attendance in whole percent; null when nothing counts. */
export const sumSchema = z.object({
  present: z.number(),
  late: z.number(),
  excused: z.number(),
  absent: z.number(),
  injured: z.number(),
  total: z.number(),
  rate: z.number().nullable(),
}) satisfies z.ZodType<AttendanceSum>

/** As much of an event as names it beside an attendance. */
export const eventRefSchema = eventSchema.pick({
  id: true,
  type: true,
  title: true,
  startsAt: true,
  endsAt: true,
  place: true,
  categories: true,
})
export type EventRef = z.infer<typeof eventRefSchema>

/** One player's presence as the sheet shows it; `updatedAt` goes back with a change. */
export const markSchema = z.object({
  id: z.string(),
  player: namedSchema,
  status: statusSchema,
  note: z.string(),
  recordedBy: z.string().nullable(),
  recordedAt: z.string(),
  updatedAt: z.string(),
})
export type MarkView = z.infer<typeof markSchema>

/** A category with a page's active players of it. */
export const squadSchema = namedSchema.extend({ users: z.array(squadPlayerSchema) })

/** Which squads are asked for: of one category, or of all the caller's. */
export const squadsQuery = z.object({ category: idInput.optional(), ...pagingQuery })

/** Rows to be deleted together. */
export const removalInput = z.strictObject({ attendances: z.array(idInput).min(1).max(PAGE_LIMIT) })

/** How many rows were deleted or put back. */
export const countSchema = z.object({ count: z.number() })
