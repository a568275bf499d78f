import { z } from 'zod'
import { roleSchema } from '@/features/users/schema'

/** The session of somebody who is signed in; it ends at `expires`. */
const signedIn = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    role: roleSchema,
    /** Whether the person plays or has children in the club. */
    family: z.boolean(),
  }),
  expires: z.iso.datetime(),
})

/** An empty object: nobody is signed in, or the form's token is wrong. */
export const emptySchema = z.strictObject({})

/** Who is signed in; an empty object when nobody is. */
export const sessionSchema = z.union([signedIn, emptySchema])
export type SessionView = z.infer<typeof sessionSchema>

/** The token every form of the sign-in protocol sends back. */
export const csrfSchema = z.object({ csrfToken: z.string() })

const provider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.url(),
  callbackUrl: z.url(),
})

/** The ways to sign in, by id; there is one. */
export const providersSchema = z.object({ credentials: provider })
export type ProvidersView = z.infer<typeof providersSchema>

/** The page to open next. */
export const nextPageSchema = z.object({ url: z.string() })

/** What is wrong, and the page that shows it; a request from another site is refused without a page. */
export const refusedSchema = z.object({
  url: z.string().optional(),
  errors: z.array(z.object({ message: z.string() })),
})

/** Why nobody was signed out: a page to try again, or the refusal of a request from another site. */
export const signOutRefusedSchema = z.union([nextPageSchema, refusedSchema])

/** A sentence for the person who made the call. */
export const messageSchema = z.object({ message: z.string() })

/** A form of the sign-in protocol that sends nothing but its token. */
export const csrfInput = z.object({ csrfToken: z.string().optional() })

/** The fields of every form of the sign-in protocol; `json=true` asks for JSON in place of a redirect. */
export const protocolInput = csrfInput.extend({
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
})

/** What the form to sign out sends; `everywhere=true` ends the sessions of all devices. */
export const signOutInput = protocolInput.extend({ everywhere: z.string().optional() })

/** An error the browser client reports. */
export const logInput = z.object({
  level: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
})

/** Responses that several calls of the sign-in protocol give, for the OpenAPI document. */
export const redirectResponse = { description: 'To the next page, for a form without script.' }
export const nextPageResponse = { description: 'The next page.', json: nextPageSchema }
export const refusedResponse = {
  description: 'What is wrong, and the page that shows it.',
  json: refusedSchema,
}
