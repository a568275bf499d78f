import { z } from 'zod'
import { idInput, monthInput } from '@/lib/schema'

/** The sheet of an event, or of a category and a month. */
export const paperQuery = z
  .strictObject({
    event: idInput.optional(),
    category: idInput.optional(),
    month: monthInput.optional(),
  })
  .refine(({ event, category, month }) => (event ? !category && !month : category && month), {
    path: ['event'],
    error: 'Zadajte udalosť, alebo kategóriu a mesiac.',
  })
export type PaperQuery = z.infer<typeof paperQuery>
