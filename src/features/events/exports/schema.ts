import { z } from 'zod'
import { dayInput, formatInput, idInput, monthInput, textInput } from '@/lib/schema'
import { eventQuery } from '../schema'

/** The staff's events as a file, filtered as the list is or, with `view`, a month or a week of the calendar. */
export const eventFileQuery = z.strictObject({
  format: formatInput,
  view: z.enum(['list', 'month', 'week']).default('list'),
  when: z.enum(['upcoming', 'silent', 'past', 'cancelled']).default('upcoming'),
  month: monthInput.optional(),
  /** A day of the week. */
  week: dayInput.optional(),
  type: eventQuery.shape.type,
  category: idInput.optional(),
  search: textInput(80).default(''),
})
export type EventFileQuery = z.infer<typeof eventFileQuery>
