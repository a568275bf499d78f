import { z } from 'zod'
import { dayInput, idInput, namedSchema, pagingQuery } from '@/lib/schema'
import { eventRefSchema, markSchema, sumSchema } from '../schema'

/** A sheet has a row for each player: ten of them are a list of two hundred. */
const SHEETS_A_PAGE = 10

/** One player of a recorded sheet, no more than a list shows; a guest plays in another category. */
export const recordedSheetRowSchema = markSchema
  .pick({ id: true, player: true, status: true, note: true })
  .extend({ guest: z.boolean() })
export type RecordedSheetRowView = z.infer<typeof recordedSheetRowSchema>

/** One event of one category with everybody recorded there. */
export const recordedSheetSchema = z.object({
  event: eventRefSchema,
  category: namedSchema,
  recordedBy: namedSchema.nullable(),
  counts: sumSchema,
  rows: z.array(recordedSheetRowSchema),
})
export type RecordedSheetView = z.infer<typeof recordedSheetSchema>

/** Which sheets: between two days, both included, of a category; and which page of each sheet's rows. */
export const recordedSheetsQuery = z.object({
  from: dayInput.optional(),
  to: dayInput.optional(),
  category: idInput.optional(),
  page: pagingQuery.page,
  size: pagingQuery.size.unwrap().default(SHEETS_A_PAGE),
  rowsPage: pagingQuery.page,
})
export type RecordedSheetsQuery = z.infer<typeof recordedSheetsQuery>
