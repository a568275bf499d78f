import { z } from 'zod'
import { formatInput } from '@/lib/schema'
import { parseSeason } from './rules'

/** A season „2026/27“. */
export const seasonInput = z
  .string()
  .refine((label) => parseSeason(label) !== undefined, { error: 'Zadajte sezónu v tvare 2026/27.' })
  .meta({ pattern: '^(19|20|21)\\d{2}/\\d{2}$' })

/** A list of a season as a file. */
export const seasonFileQuery = z.strictObject({ format: formatInput, season: seasonInput })
export type SeasonFileQuery = z.infer<typeof seasonFileQuery>
