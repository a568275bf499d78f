import { z } from 'zod'
import { parseSeason } from '@/features/club/season/rules'
import { dayInput, keyOf } from '@/lib/schema'
import { CONFIRMATION_TITLES } from './labels'

const YEAR = /^(?:19|20|21)\d\d$/

/**
 * What is confirmed: the payments of a season („2026/27“), or for the employer those that came in a calendar year („2026“);
 * `day` asks for the confirmation as it was issued that day.
 */
export const confirmationQuery = z
  .strictObject({
    kind: keyOf(CONFIRMATION_TITLES),
    period: z.string({ error: 'Zadajte obdobie.' }).max(7),
    day: dayInput.optional(),
  })
  .refine(
    ({ kind, period }) => (kind === 'employer' ? YEAR.test(period) : parseSeason(period) !== undefined),
    {
      path: ['period'],
      error: 'Zadajte sezónu v tvare 2026/27, pre zamestnávateľa rok.',
    },
  )
export type ConfirmationQuery = z.infer<typeof confirmationQuery>
