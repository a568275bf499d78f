import { z } from 'zod'
import { parseSeason } from './rules'

/** A season „2026/27“. */
export const seasonInput = z
  .string()
  .refine((label) => parseSeason(label) !== undefined, { error: 'Zadajte sezónu v tvare 2026/27.' })
  .meta({ pattern: '^\\d{4}/\\d{2}$' })
