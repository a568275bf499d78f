import { z } from 'zod'
import { namedSchema } from '@/lib/schema'

/**
 * A standing order that pays the monthly fees of one player, or of several together, while they are the same every month.
 * The amount is in whole cents, days are YYYY-MM-DD.
 */
const standingOrderSchema = z.object({
  players: z.array(namedSchema),
  amount: z.number(),
  variableSymbol: z.string(),
  /** The day of the first and of the last transfer; both are the same day of the month. */
  first: z.string(),
  last: z.string(),
  /** The month (YYYY-MM) from which another amount is owed, 0 for none; null when it lasts until the end of the season. */
  change: z.object({ from: z.string(), amount: z.number() }).nullable(),
  /** The month (YYYY-MM) after the last transfer that is charged already, so that it is paid apart; null when none is. */
  chargedMonth: z.string().nullable(),
})
export type StandingOrder = z.infer<typeof standingOrderSchema>

/** Whose monthly fees are paused, and until which day, which is the last one. */
const feePauseSchema = z.object({ player: namedSchema, until: z.string() })
export type FeePause = z.infer<typeof feePauseSchema>

/** A player without a standing order, because the next monthly fee is of another amount than the last one. */
const unsteadySchema = z.object({
  player: namedSchema,
  /** From which month to which (YYYY-MM), in cents, where a sibling's pause is why; null where the office has its reasons. */
  change: z.object({ from: z.string(), to: z.string(), amount: z.number(), before: z.number() }).nullable(),
})
export type Unsteady = z.infer<typeof unsteadySchema>

/** What a family will pay month by month. */
export const outlookSchema = z.object({
  /** For each player whose fees are steady; several with the same months together first. */
  standingOrders: z.array(standingOrderSchema),
  /** Of those without one, whose amount changes. */
  unsteady: z.array(unsteadySchema),
  pauses: z.array(feePauseSchema),
})
export type Outlook = z.infer<typeof outlookSchema>
