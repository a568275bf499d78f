import { z } from 'zod'
import { slotSchema } from '@/features/categories/schema'
import { dayInput, idInput, namedSchema, notifyInput, operationInput } from '@/lib/schema'

/** A category, and the days from which to which its trainings are planned, both included. */
const span = { category: idInput, from: dayInput, to: dayInput }

/** What would be planned. */
export const seasonQuery = z.object(span)
export type SeasonQuery = z.infer<typeof seasonQuery>

/** A season of trainings in one act; `operation` sent again creates no more. */
export const seasonInput = z.strictObject({ operation: operationInput, ...span, notify: notifyInput })
export type SeasonInput = z.infer<typeof seasonInput>

export const seasonUndoInput = z.strictObject({ operation: operationInput, notify: notifyInput })

/** A day of the weekly plan on which no training is made, and why. */
const leftOut = z.object({ day: z.string(), from: z.string(), why: z.string() })

/**
 * Trainings of a series at a time that the weekly plan does not have: the first of them, its day, whether the caller may change
 * it, and how many there are.
 */
const offPlan = z.object({
  event: z.string(),
  mayChange: z.boolean(),
  day: z.string(),
  weekday: z.number(),
  time: z.string(),
  count: z.number(),
})
export type OffPlan = z.infer<typeof offPlan>

/**
 * What would be created: how many trainings of each slot, what is left out, which are at a place with another event, and what is
 * in these days beside the plan; `withoutBreaks`: seasons of these days for which no break is written.
 */
export const seasonPlanSchema = z.object({
  count: z.number(),
  slots: z.array(slotSchema.extend({ count: z.number() })),
  left: z.array(leftOut),
  clashes: z.array(leftOut),
  offPlan: z.array(offPlan),
  withoutBreaks: z.array(z.string()),
})
export type SeasonPlanView = z.infer<typeof seasonPlanSchema>

/** What was planned in one act, while it can be taken back. */
export interface RecentSeason {
  operation: string
  category: string
  /** How many of its trainings there are, and the start of the first and of the last one. */
  count: number
  from: string
  to: string
}

export const seasonCreatedSchema = z.object({ count: z.number() })
/**
 * How many trainings were removed, and how many stay: with attendance, or not the caller's to cancel. Of the latter those of
 * own categories are named in `shared`: another trainer's category was added to them.
 */
export const seasonUndoneSchema = z.object({
  removed: z.number(),
  kept: z.number(),
  shared: z.array(namedSchema.extend({ startsAt: z.string() })),
})
export type SeasonUndone = z.infer<typeof seasonUndoneSchema>
