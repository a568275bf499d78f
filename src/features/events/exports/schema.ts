import { z } from 'zod'
import { isDay } from '@/lib/dates'
import { FILE_FORMATS } from '@/lib/file-formats'
import { idInput, keyOf, textInput } from '@/lib/schema'
import { EVENT_WORDS, type EventType } from '../labels'

/** The staff's events as a file, filtered as the list or, with `view=month`, as the calendar's month is. */
export const eventFileQuery = z.strictObject({
  format: keyOf(FILE_FORMATS).default('xlsx'),
  view: z.enum(['list', 'month']).default('list'),
  when: z.enum(['upcoming', 'past', 'cancelled']).default('upcoming'),
  month: z
    .string()
    .refine((month) => isDay(`${month}-01`), { error: 'Zadajte mesiac v tvare 2026-09.' })
    .optional(),
  type: z
    .enum(Object.keys(EVENT_WORDS))
    .transform((type) => Number(type) as EventType)
    .optional(),
  category: idInput.optional(),
  search: textInput(80).default(''),
})
export type EventFileQuery = z.infer<typeof eventFileQuery>
