import { z } from 'zod'
import { idInput } from '@/lib/schema'
import { RECEIPT_LENGTH } from './rules'

/** Which recorded sheet. */
export const sheetReceiptQuery = z.object({ event: idInput, category: idInput })
export type SheetReceiptQuery = z.infer<typeof sheetReceiptQuery>

/** How many rows a sheet has, and what for a day removes exactly these and puts exactly these back. */
export const sheetReceiptSchema = z.object({ count: z.number(), receipt: z.string() })
export type SheetReceipt = z.infer<typeof sheetReceiptSchema>

/** The receipt of the sheet to be removed, or put back. */
export const receiptInput = z.strictObject({ receipt: z.string().min(1).max(RECEIPT_LENGTH) })
