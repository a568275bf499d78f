import { z } from 'zod'
import { PHOTO_SIGNS } from '@/features/consents/labels'
import { eventSchema } from '@/features/events/schema'
import { ANSWERS } from '@/features/participants/labels'
import { NOMINATIONS } from '@/features/participants/nomination/labels'
import { rosterPlayerSchema } from '@/features/users/schema'
import { PAGE_LIMIT, SQUAD_SIZE } from '@/lib/page-size'
import { idInput, keyOf, operationInput, pagingQuery, seenInput, textInput } from '@/lib/schema'
import { eventRefSchema, lateMinutesSchema, markSchema, statusSchema } from '../schema'

/**
 * One player of a sheet: their answer, and what is recorded. Not why they do not come: a reason may be about health, and sheets are
 * kept on the trainer's phone; it stands with the event's answers.
 */
export const sheetPlayerSchema = z.object({
  player: rosterPlayerSchema
    .pick({ id: true, name: true, jerseyNumber: true, position: true, trialUntil: true })
    // What nobody has agreed to: photos, or photos on social networks.
    .extend({ photoSign: keyOf(PHOTO_SIGNS).nullable() }),
  participant: z
    .object({
      id: z.string(),
      category: z.string().nullable(),
      userSubmitted: z.boolean(),
      answer: keyOf(ANSWERS).nullable(),
      submittedAt: z.string().nullable(),
      /** Whether an absence from one day to another gave the answer. */
      excused: z.boolean(),
      /** Null until it is decided. */
      nomination: keyOf(NOMINATIONS).nullable(),
    })
    .nullable(),
  attendance: markSchema.nullable(),
})
export type SheetPlayerView = z.infer<typeof sheetPlayerSchema>

/** An event as its sheet needs it. */
export const sheetEventSchema = eventRefSchema.extend({
  cancelled: eventSchema.shape.cancelled,
  content: z.string(),
  internalNote: z.string(),
  /** Whether anybody is nominated, on any page. */
  squadNamed: z.boolean(),
  /** How many of all expected players have no mark. */
  unmarked: z.number(),
  players: z.array(sheetPlayerSchema),
})
export type SheetEventView = z.infer<typeof sheetEventSchema>

/** The page of a sheet. */
export const sheetQuery = z.object({
  page: pagingQuery.page,
  size: pagingQuery.size.unwrap().default(SQUAD_SIZE),
})

const row = z.strictObject({
  player: idInput,
  status: statusSchema,
  note: textInput(200).optional(),
  /** Absent says nothing of it: what is recorded stays. Ignored without the status „late“. */
  lateMinutes: lateMinutesSchema.nullable().optional(),
  /** The id of the tap; the same one again changes nothing. */
  operation: operationInput.optional(),
  /** Of the row the sheet showed; absent when it showed none. */
  updatedAt: seenInput.optional(),
})

/** A sheet as the device sends it. */
export const sheetInput = z.strictObject({
  event: idInput,
  /** Whose device made the marks; a 401 when somebody else is signed in by now. */
  me: idInput.optional(),
  rows: z
    .array(row)
    .max(PAGE_LIMIT)
    .refine((all) => new Set(all.map(({ player }) => player)).size === all.length, {
      error: 'Každý hráč môže byť v zápise len raz.',
    }),
  /** What was trained; absent means unchanged. */
  content: textInput(2000).optional(),
  /** The content the sheet showed before; absent overwrites any. */
  contentSeen: textInput(2000).optional(),
})
export type SheetInput = z.infer<typeof sheetInput>
