import { z } from 'zod'
import { eventSchema } from '@/features/events/schema'
import { squadPlayerSchema } from '@/features/users/schema'
import { PAGE_LIMIT } from '@/lib/page-size'
import { idInput, keyOf, namedSchema, pagingQuery } from '@/lib/schema'
import { STATUSES } from './labels'
import { type AttendanceSum, MAX_LATE_MINUTES } from './rules'

/** A player's presence at one event. */
export const statusSchema = keyOf(STATUSES)

/** How late somebody came, in minutes; kept with the status „late“ only. */
export const lateMinutesSchema = z.number().int().min(1).max(MAX_LATE_MINUTES)

/** `AttendanceSum` in responses. */
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

/** One attendance row as the sheet shows it; `updatedAt` is sent back with a change. */
export const markSchema = z.object({
  id: z.string(),
  player: namedSchema,
  status: statusSchema,
  note: z.string(),
  lateMinutes: lateMinutesSchema.nullable(),
  recordedBy: z.string().nullable(),
  recordedAt: z.string(),
  updatedAt: z.string(),
})
export type MarkView = z.infer<typeof markSchema>

/** A category with those of its active players who are on the page. */
export const squadSchema = namedSchema.extend({ users: z.array(squadPlayerSchema) })

/** The squads of one category, or without it of all of the caller's. */
export const squadsQuery = z.object({ category: idInput.optional(), ...pagingQuery })

/** The ids of rows to be deleted together. */
export const deletionInput = z.strictObject({ attendances: z.array(idInput).min(1).max(PAGE_LIMIT) })

/** How many rows were deleted or restored. */
export const countSchema = z.object({ count: z.number() })
