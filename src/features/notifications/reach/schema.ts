import { z } from 'zod'
import { monthlyPlanQuery } from '@/features/membership/monthly/schema'
import { manyInput } from '@/features/membership/many/schema'
import { feeFilterInput } from '@/features/membership/schema'
import { dayInput, idInput, idListInput } from '@/lib/schema'

/** A hundred: two such lists stay within what a server reads of an address. */
const idList = idListInput(100)

/**
 * An event, or the categories of one that is not there yet with the trainers who will lead it, separated by commas;
 * `families` when they alone are told.
 */
export const reachQuery = z.object({
  event: idInput.optional(),
  categories: idList.optional(),
  trainers: idList.optional(),
  families: z.enum(['true', 'false']).optional(),
})
export type ReachQuery = z.infer<typeof reachQuery>

/** The categories of an article, separated by commas; none for an article for everybody. */
export const newsReachQuery = z.object({ categories: idList.optional() })
export type NewsReachQuery = z.infer<typeof newsReachQuery>

const RECORDED = ['player', 'period', 'payer', 'fees', 'season'] as const

/**
 * What is recorded, one of these: a new fee of a player, the charge of a month, a payment of a payer's family, or fees that
 * are marked as paid: separated by commas, or all open ones of a filter of the grid, which begins with its `season` (its period is
 * `within`). Of a fee and a payment the amount (cents), of a fee its due day, where known.
 */
export const feesReachQuery = z
  .object({
    player: idInput.optional(),
    period: monthlyPlanQuery.shape.period.optional(),
    payer: idInput.optional(),
    fees: idList.optional(),
    ...feeFilterInput.partial().omit({ period: true }).shape,
    within: feeFilterInput.shape.period,
    amount: z.coerce.number().int().min(1).optional(),
    dueDate: dayInput.optional(),
  })
  .refine((asked) => RECORDED.filter((name) => asked[name] !== undefined).length === 1, {
    error: 'Zadajte buď hráča, mesiac, platiteľa, predpisy, alebo filter.',
  })
export type FeesReachQuery = z.infer<typeof feesReachQuery>

/** A fee for categories, separated by commas, as its form is sent. */
export const manyReachQuery = z.object({
  ...manyInput.shape,
  categories: idList.pipe(manyInput.shape.categories),
  amount: z.coerce.number().pipe(manyInput.shape.amount),
  instalments: z.coerce.number().pipe(manyInput.shape.instalments),
})

/** How many accounts a message reaches. */
export const reachSchema = z.object({ count: z.number() })
export type ReachView = z.infer<typeof reachSchema>
