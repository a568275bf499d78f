import { z } from 'zod'
import { formatInput, idInput, monthInput, textInput } from '@/lib/schema'
import { eventQuery } from '../schema'

/** The staff's events as a file, filtered as the list or, with `view=month`, as the calendar's month is. */
export const eventFileQuery = z.strictObject({
  format: formatInput,
  view: z.enum(['list', 'month']).default('list'),
  when: z.enum(['upcoming', 'past', 'cancelled']).default('upcoming'),
  month: monthInput.optional(),
  type: eventQuery.shape.type,
  category: idInput.optional(),
  search: textInput(80).default(''),
})
export type EventFileQuery = z.infer<typeof eventFileQuery>
