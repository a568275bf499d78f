import { z } from 'zod'
import { idInput } from '@/lib/schema'
import { RECEIPT_LENGTH } from './rules'

/** Which recorded session. */
export const sessionQuery = z.object({ event: idInput, category: idInput })
export type SessionQuery = z.infer<typeof sessionQuery>

/** How many rows a session has, and what for a day removes exactly these and puts exactly these back. */
export const sessionReceiptSchema = z.object({ count: z.number(), receipt: z.string() })
export type SessionReceipt = z.infer<typeof sessionReceiptSchema>

/** The receipt of the session to be removed, or put back. */
export const receiptInput = z.strictObject({ receipt: z.string().min(1).max(RECEIPT_LENGTH) })
