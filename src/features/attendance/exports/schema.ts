import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { formatInput, idInput, monthInput } from '@/lib/schema'

/** Whose roster. */
export const rosterFileQuery = z.strictObject({ category: idInput })

/** Whose attendance, of a season („2026/27“; without it this one) or of a month. */
export const attendanceFileQuery = z
  .strictObject({
    format: formatInput,
    category: idInput,
    season: seasonInput.optional(),
    month: monthInput.optional(),
  })
  .refine(({ season, month }) => !season || !month, {
    path: ['month'],
    error: 'Zadajte sezónu alebo mesiac, nie oboje.',
  })
export type AttendanceFileQuery = z.infer<typeof attendanceFileQuery>
