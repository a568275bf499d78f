import { z } from 'zod'
import { seasonInput } from '@/features/club/season/schema'
import { FILE_FORMATS } from '@/lib/file-formats'
import { idInput, keyOf, textInput } from '@/lib/schema'
import { FEE_FILTERS } from '../labels'
import { periodInput } from '../schema'

const format = keyOf(FILE_FORMATS).default('xlsx')

/** The office's fees as a file, filtered as the grid is; without a period those of the whole season. */
export const feeFileQuery = z.strictObject({
  format,
  season: seasonInput,
  period: periodInput.optional(),
  category: idInput.optional(),
  state: keyOf(FEE_FILTERS).optional(),
  search: textInput(80).default(''),
})
export type FeeFileQuery = z.infer<typeof feeFileQuery>

/** The payments of a season as a file. */
export const paymentFileQuery = z.strictObject({ format, season: seasonInput })
export type PaymentFileQuery = z.infer<typeof paymentFileQuery>
