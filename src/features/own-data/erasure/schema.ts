import { z } from 'zod'
import { idInput, keyOf, namedSchema, textInput } from '@/lib/schema'
import { ERASURE_STATES } from './labels'

const state = keyOf(ERASURE_STATES)

/** A request for erasure, for whoever made it. */
export const erasureSchema = z.object({
  id: z.string(),
  state,
  person: namedSchema,
  /** Whether the caller has asked: only they take it back. */
  mine: z.boolean(),
  requestedAt: z.string(),
  /** The last day on which the club answers in time. */
  deadline: z.string(),
  /** Why the club refused; empty otherwise. */
  reply: z.string(),
})
export type ErasureView = z.infer<typeof erasureSchema>

/** How many rows of one kind there are. */
const countedPart = z.object({ key: z.string(), title: z.string(), count: z.number() })

/** What an erasure of somebody would remove and what it would leave. */
export const previewSchema = z.object({
  person: namedSchema,
  erased: z.array(countedPart),
  kept: z.array(countedPart.extend({ why: z.string() })),
  /** What should be settled before: debts, credit. */
  warnings: z.array(z.string()),
})
export type ErasurePreview = z.infer<typeof previewSchema>

/** Whose data should be erased. */
export const erasureInput = z.strictObject({ person: idInput })

/** The office's act; the guardians of a child who would have no other child left may be erased with it. */
export const performInput = z.strictObject({
  currentPassword: z.string().max(256),
  guardians: z.array(idInput).max(12).default([]),
})
export type PerformInput = z.infer<typeof performInput>

/** Why a request is refused: sent to the person, as the law asks. */
export const refuseInput = z.strictObject({ reply: textInput(500, 10) })

/** How many people were erased. */
export const performedSchema = z.object({ people: z.number() })
