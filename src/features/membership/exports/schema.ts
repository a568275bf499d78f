import { z } from 'zod'
import { formatInput } from '@/lib/schema'
import { feeFilterInput } from '../schema'

/** The office's fees as a file, filtered as the grid is; without a period those of the whole season. */
export const feeFileQuery = z.strictObject({ format: formatInput, ...feeFilterInput.shape })
export type FeeFileQuery = z.infer<typeof feeFileQuery>
