import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { FILE_FORMATS } from '@/lib/file-formats'
import { keyOf } from '@/lib/schema'

/** The hours of every trainer in a season („2026/27“) as a file. */
export const hoursFileQuery = z.strictObject({
  format: keyOf(FILE_FORMATS).default('xlsx'),
  season: seasonInput,
})
export type HoursFileQuery = z.infer<typeof hoursFileQuery>
