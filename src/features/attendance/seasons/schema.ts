import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { idInput, namedSchema } from '@/lib/schema'
import { eventRefSchema, lateMinutesSchema, statusSchema, sumSchema } from '../schema'

/** One attendance in a player's season. */
export const seasonRowSchema = z.object({
  id: z.string(),
  event: eventRefSchema,
  player: namedSchema,
  status: statusSchema,
  note: z.string(),
  lateMinutes: lateMinutesSchema.nullable(),
})
export type SeasonRowView = z.infer<typeof seasonRowSchema>

/** The sums of a season, whole and by month (YYYY-MM). */
export const seasonSumSchema = sumSchema.extend({
  perMonth: z.array(sumSchema.extend({ month: z.string() })),
})
export type SeasonSumView = z.infer<typeof seasonSumSchema>

/** A season's rows, the latest first, with their sums. */
export const playerSeasonSchema = z.object({
  userAttendances: z.array(seasonRowSchema),
  userAttendanceSum: seasonSumSchema,
})
export type PlayerSeasonView = z.infer<typeof playerSeasonSchema>

/** A season („2026/27“); without it this one. */
export const seasonQuery = z.object({ season: seasonInput.optional() })

/** A season, and a player of the family; without one all of them. */
export const familySeasonQuery = z.object({ player: idInput.optional(), season: seasonInput.optional() })
export type FamilySeasonQuery = z.infer<typeof familySeasonQuery>
