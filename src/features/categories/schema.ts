import { z } from 'zod'
import { lineInput } from '@/lib/schema'

const year = z.number().nullable()

/** A training slot: ISO weekday, 1 Monday to 7 Sunday; times HH:MM. */
export const slotSchema = z.object({
  weekday: z.number(),
  from: z.string(),
  to: z.string(),
  place: z.string(),
})
export type SlotView = z.infer<typeof slotSchema>

/** A category as everybody may read it. */
export const categorySchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  showInMatches: z.boolean(),
  birthYears: z.object({ from: year, to: year }),
  trainingSlots: z.array(slotSchema),
})
export type CategoryView = z.infer<typeof categorySchema>

/** A category as the office edits it; the fee in whole cents, null when none is set. */
export const officeCategorySchema = categorySchema.extend({
  order: z.number(),
  monthlyFee: z.number().nullable(),
  colour: z.string(),
  updatedAt: z.string(),
})
export type OfficeCategoryView = z.infer<typeof officeCategorySchema>

/** What a changed weekly plan leaves in the calendar: how many trainings, and of which slots that it had before. */
export const leftByPlanSchema = z.object({ count: z.number(), slots: z.array(slotSchema) })
export type LeftByPlan = z.infer<typeof leftByPlanSchema>

const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Zadajte čas v tvare 17:00.' })
const birthYear = z.number().int().min(1950).max(2100).nullable()

/** What the office's form sends of a new category; the fee in whole cents. */
export const categoryInput = z.strictObject({
  name: lineInput(40, 1),
  showInMatches: z.boolean().optional(),
  order: z.number().int().min(0).max(10_000).optional(),
  birthYears: z.strictObject({ from: birthYear, to: birthYear }).optional(),
  trainingSlots: z
    .array(
      z.strictObject({
        weekday: z.number().int().min(1).max(7),
        from: wallTime,
        to: wallTime,
        place: lineInput(80, 1),
      }),
    )
    .max(14)
    .optional(),
  monthlyFee: z.number().int().min(0).max(1_000_000).nullable().optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Zadajte farbu v tvare #0E5A3C.' })
    .nullable()
    .optional(),
})
export type CategoryInput = z.infer<typeof categoryInput>
