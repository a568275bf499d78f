import { z } from 'zod'
import { dayInput, idInput, keyOf, namedSchema, operationInput } from '@/lib/schema'
import { ANSWERERS, DUE, GIVEN_AS, PURPOSES } from './labels'
import { textSchema } from './texts/schema'

const purpose = keyOf(PURPOSES)
const version = z.number().int().min(1)

/** One answer that was given: to which version of the text, when, by whom, in which relation. */
export const answerSchema = z.object({
  id: z.string(),
  purpose,
  textVersion: z.number(),
  given: z.boolean(),
  at: z.string(),
  /** The name of who answered; empty when the account is gone. */
  by: z.string(),
  givenAs: keyOf(GIVEN_AS),
  /** Recorded by the office from paper. */
  paper: z.boolean(),
})
export type AnswerView = z.infer<typeof answerSchema>

/** How it stands with one purpose. */
export const stateSchema = z.object({
  purpose,
  /** The answer that holds; null without one. */
  holding: answerSchema.nullable(),
  /** Why an answer is wanted, now and of the caller; null when none is. */
  due: keyOf(DUE).nullable(),
  /** Whether the caller may consent for this person, and whether they may refuse or withdraw. */
  mayConsent: z.boolean(),
  mayRefuse: z.boolean(),
})
export type StateView = z.infer<typeof stateSchema>

/** A person's consents: what holds, and every answer ever given, newest first. */
export const personSchema = z.object({
  person: namedSchema,
  /** Whether it is the caller. */
  isMe: z.boolean(),
  /** Who gives a new answer. */
  answerer: keyOf(ANSWERERS),
  states: z.array(stateSchema),
  history: z.array(answerSchema),
})
export type PersonView = z.infer<typeof personSchema>

/** The consents of the caller and their children, with every version of the texts. */
export const consentsSchema = z.object({
  people: z.array(personSchema),
  texts: z.array(textSchema),
  /** How many answers the caller is asked for. */
  due: z.number(),
})
export type ConsentsView = z.infer<typeof consentsSchema>

/** Whose consents; without it the caller's and their children's. */
export const consentsQuery = z.object({ person: idInput.optional() })

/** One answer; `operation` makes a repeated request the same answer. */
export const consentInput = z.strictObject({
  person: idInput,
  purpose,
  /** The version of the text that was shown. */
  textVersion: version,
  given: z.boolean(),
  operation: operationInput.optional(),
})
export type ConsentInput = z.infer<typeof consentInput>

/** An answer from a signed paper. */
export const paperInput = consentInput.extend({
  /** Who signed it. */
  givenAs: keyOf(GIVEN_AS),
  /** The day it was signed. */
  signedOn: dayInput,
})
export type PaperInput = z.infer<typeof paperInput>
