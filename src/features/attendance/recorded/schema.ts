import { z } from 'zod'
import { dayInput, idInput, namedSchema, pagingQuery } from '@/lib/schema'
import { eventRefSchema, markSchema, sumSchema } from '../schema'

/** A sheet has about twenty rows, a page so about two hundred. */
const SHEETS_PER_PAGE = 10

/** One player of a recorded sheet; a guest plays in none of the event's categories. */
export const recordedSheetRowSchema = markSchema
  .pick({ id: true, player: true, status: true, note: true, lateMinutes: true })
  .extend({ guest: z.boolean() })
export type RecordedSheetRowView = z.infer<typeof recordedSheetRowSchema>

/** An event and a category with everybody recorded there. */
export const recordedSheetSchema = z.object({
  event: eventRefSchema,
  category: namedSchema,
  recordedBy: namedSchema.nullable(),
  counts: sumSchema,
  rows: z.array(recordedSheetRowSchema),
})
export type RecordedSheetView = z.infer<typeof recordedSheetSchema>

/** Sheets between two days, both included, of a category; and the page of each sheet's rows. */
export const recordedSheetsQuery = z.object({
  from: dayInput.optional(),
  to: dayInput.optional(),
  category: idInput.optional(),
  page: pagingQuery.page,
  size: pagingQuery.size.unwrap().default(SHEETS_PER_PAGE),
  rowsPage: pagingQuery.page,
})
export type RecordedSheetsQuery = z.infer<typeof recordedSheetsQuery>
