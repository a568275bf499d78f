import { z } from 'zod'
import { idInput } from '@/lib/schema'
import { RECEIPT_LENGTH } from './rules'

/** The event and category of a recorded sheet. */
export const sheetReceiptQuery = z.object({ event: idInput, category: idInput })
export type SheetReceiptQuery = z.infer<typeof sheetReceiptQuery>

/** How many rows a sheet has, and the receipt with which exactly these are deleted and restored. */
export const sheetReceiptSchema = z.object({ count: z.number(), receipt: z.string() })
export type SheetReceipt = z.infer<typeof sheetReceiptSchema>

/** The receipt of the sheet to be deleted or restored. */
export const receiptInput = z.strictObject({ receipt: z.string().min(1).max(RECEIPT_LENGTH) })
