import { z } from 'zod'
import {
  keyOf,
  lineInput,
  namedSchema,
  operationInput,
  pageSchema,
  pagingQuery,
  seenInput,
  textInput,
} from '@/lib/schema'
import { KINDS, CONTACT_MISSING, STATE_ACTS, STATES } from './labels'

const kind = keyOf(KINDS)
const state = keyOf(STATES)

/** An enquiry, for the office and for the trainer of a trial's category. */
export const enquirySchema = z.object({
  id: z.string(),
  kind,
  state,
  category: namedSchema.nullable(),
  childName: z.string(),
  birthYear: z.number().nullable(),
  guardianName: z.string(),
  phone: z.string(),
  email: z.string(),
  note: z.string(),
  createdAt: z.string(),
  /** Who changed the state; empty while it is as it came, and of somebody who is gone or whom the caller may not read. */
  changedBy: z.string(),
  changedAt: z.string().nullable(),
  expiresAt: z.string(),
  updatedAt: z.string(),
})
export type EnquiryView = z.infer<typeof enquirySchema>

/** A page of enquiries, newest first. */
export const enquiryPageSchema = z.object({ enquiries: z.array(enquirySchema), page: pageSchema })
export type EnquiryPage = z.infer<typeof enquiryPageSchema>

/** The response to a form; `category` is the one proposed for a trial, null when there is none. */
export const thanksSchema = z.object({ message: z.string(), category: z.string().nullable() })
export type EnquiryThanks = z.infer<typeof thanksSchema>

/** Filters of the list. */
export const enquiryQuery = z.object({
  ...pagingQuery,
  kind: kind.optional(),
  state: state.optional(),
  search: textInput(80).optional(),
})
export type EnquiryQuery = z.infer<typeof enquiryQuery>

/**
 * What the public form sends; `operation` makes a repeated request the same enquiry, `took` is the seconds it took to fill
 * in, and `website` a field hidden from people.
 */
export const enquiryInput = z
  .strictObject({
    kind,
    operation: operationInput,
    childName: lineInput(80).default(''),
    birthYear: z.number().int({ error: 'Zadajte rok narodenia, napríklad 2016.' }).nullable().default(null),
    guardianName: lineInput(80, 1),
    phone: lineInput(24)
      .refine((text) => text === '' || /^\+?(?=(?:\D*\d){6})[\d ()/-]+$/.test(text), {
        error: 'Zadajte telefón, napríklad +421 905 123 456.',
      })
      .default(''),
    email: z
      .union([z.literal(''), z.email().max(254)], { error: 'Zadajte e-mail v tvare meno@domena.sk.' })
      .default(''),
    note: textInput(2000).default(''),
    website: z.string().max(500).optional(),
    took: z.number().min(0).max(10_000_000),
  })
  .superRefine(({ kind, childName, birthYear, phone, email, note }, check) => {
    const addIssue = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'trial' && !childName) addIssue('childName', 'Zadajte meno a priezvisko dieťaťa.')
    if (kind === 'trial' && birthYear === null)
      addIssue('birthYear', 'Zadajte rok narodenia dieťaťa, napríklad 2016.')
    if (kind !== 'trial' && !note) addIssue('note', 'Napíšte, čo potrebujete.')
    if (!phone && !email) addIssue('email', CONTACT_MISSING)
  })
export type EnquiryInput = z.infer<typeof enquiryInput>

/** A change of an enquiry's state; on trial a child comes by a trainer's sheet. */
export const enquiryStateInput = z.strictObject({ updatedAt: seenInput, state: keyOf(STATE_ACTS) })
