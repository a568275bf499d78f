import { z } from 'zod'
import { keyOf } from '@/lib/schema'
import { KINDS } from '../labels'
import { TOKEN_MAX } from './rules'

const kind = keyOf(KINDS)
const token = z.string().max(TOKEN_MAX)

/** The kinds of e-mails a link is about, and which of them are sent. */
export const emailChoicesSchema = z.object({
  choices: z.array(z.object({ kind, about: z.string(), on: z.boolean() })),
})
export type EmailChoicesView = z.infer<typeof emailChoicesSchema>

export const tokenInput = z.strictObject({ token })

/** A kind of e-mails that is turned off, or on again. */
export const emailChoiceInput = tokenInput.extend({ kind, on: z.boolean() })
export type EmailChoiceInput = z.infer<typeof emailChoiceInput>

/** The address a mail program unsubscribes with, and what it sends (RFC 8058). */
export const oneClickQuery = z.object({ token: z.string() })
export const oneClickInput = z.object({ 'List-Unsubscribe': z.string() })
