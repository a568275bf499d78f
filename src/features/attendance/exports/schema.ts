import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { isDay } from '@/lib/dates'
import { idInput } from '@/lib/schema'

/** A month, YYYY-MM. */
export const monthInput = z
  .string()
  .refine((month) => isDay(`${month}-01`), { error: 'Zadajte mesiac v tvare 2026-09.' })

/** Whose roster. */
export const rosterFileQuery = z.strictObject({ category: idInput })

/** Whose attendance, of a season („2026/27“; without it this one) or of a month. */
export const attendanceFileQuery = z
  .strictObject({ category: idInput, season: seasonInput.optional(), month: monthInput.optional() })
  .refine(({ season, month }) => !season || !month, {
    path: ['month'],
    error: 'Zadajte sezónu alebo mesiac, nie oboje.',
  })
export type AttendanceFileQuery = z.infer<typeof attendanceFileQuery>
