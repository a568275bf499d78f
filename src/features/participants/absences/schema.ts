import { z } from 'zod'
import { areDifferent, dayInput, idInput, namedSchema, operationInput, textInput } from '@/lib/schema'
import { participantSchema } from '../schema'

/** A player away from one day to another, both included. */
export const absenceSchema = z.object({
  id: z.string(),
  player: namedSchema,
  from: z.string(),
  to: z.string(),
  reason: z.string(),
  at: z.string(),
  /** Whether the caller may take it back. */
  canTakeBack: z.boolean(),
})
export type AbsenceView = z.infer<typeof absenceSchema>

/** An invitation that is left as it is because answers have closed, and whom to call about it. */
export const closedInvitationSchema = z.object({
  participant: participantSchema,
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
})
export type ClosedInvitation = z.infer<typeof closedInvitationSchema>

/** Which invitations an absence would answer, and which stay because answers have closed. */
export const absencePreviewSchema = z.object({
  changed: z.array(participantSchema),
  closed: z.array(closedInvitationSchema),
})
export type AbsencePreview = z.infer<typeof absencePreviewSchema>

const players = z
  .array(idInput)
  .min(1, { error: 'Vyberte aspoň jedného hráča.' })
  .max(10)
  .refine(areDifferent, { error: 'Každého hráča vyberte raz.' })

/** The players and days of an absence, before it is recorded. */
export const absenceSpanInput = z.strictObject({ players, from: dayInput, to: dayInput })
export type AbsenceSpanInput = z.infer<typeof absenceSpanInput>

/** An absence of one or several players. */
export const absenceInput = absenceSpanInput.extend({
  operation: operationInput,
  reason: textInput(200).default(''),
})
export type AbsenceInput = z.infer<typeof absenceInput>

/** Which act is undone. */
export const absenceUndoInput = z.strictObject({ operation: operationInput })

/** Whose absences are listed. */
export const absenceQuery = z.object({ player: idInput.optional() })
