import { z } from 'zod'
import { parseSeason } from './rules'

/** A season „2026/27“. */
export const seasonInput = z
  .string()
  .refine((label) => parseSeason(label) !== undefined, { error: 'Zadajte sezónu v tvare 2026/27.' })
  .meta({ pattern: '^(19|20|21)\\d{2}/\\d{2}$' })
