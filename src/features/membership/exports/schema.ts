import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { formatInput, idInput, keyOf, textInput } from '@/lib/schema'
import { FEE_FILTERS } from '../labels'
import { periodInput } from '../schema'

/** The office's fees as a file, filtered as the grid is; without a period those of the whole season. */
export const feeFileQuery = z.strictObject({
  format: formatInput,
  season: seasonInput,
  period: periodInput.optional(),
  category: idInput.optional(),
  state: keyOf(FEE_FILTERS).optional(),
  search: textInput(80).default(''),
})
export type FeeFileQuery = z.infer<typeof feeFileQuery>
