import { z } from 'zod'
import { dayInput, idInput, namedSchema, pagingQuery } from '@/lib/schema'
import { eventRefSchema, markSchema, sumSchema } from '../schema'

/** A session has a row for each player: ten of them are a list of two hundred. */
const SESSIONS_A_PAGE = 10

/** One player of a recorded session, no more than a list shows; a guest plays in another category. */
export const sessionRowSchema = markSchema
  .pick({ id: true, player: true, status: true, note: true })
  .extend({ guest: z.boolean() })
export type SessionRowView = z.infer<typeof sessionRowSchema>

/** One event of one category with everybody recorded there. */
export const sessionSchema = z.object({
  event: eventRefSchema,
  category: namedSchema,
  recordedBy: namedSchema.nullable(),
  counts: sumSchema,
  rows: z.array(sessionRowSchema),
})
export type SessionView = z.infer<typeof sessionSchema>

/** Which sessions: between two days, both included, of a category; and which page of each session's rows. */
export const sessionsQuery = z.object({
  from: dayInput.optional(),
  to: dayInput.optional(),
  category: idInput.optional(),
  page: pagingQuery.page,
  size: pagingQuery.size.unwrap().default(SESSIONS_A_PAGE),
  rowsPage: pagingQuery.page,
})
export type SessionsQuery = z.infer<typeof sessionsQuery>
