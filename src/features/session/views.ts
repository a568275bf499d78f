import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { sessionEnd } from '@/features/users/rules'
import { sessionOf } from './commands'

/** The session of somebody who is signed in. */
export const sessionAnswer = z.object({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    role: z.enum(['admin', 'trainer', 'player']),
    family: z.boolean(),
  }),
  expires: z.iso.datetime(),
})

/** One way to sign in. */
export const providerAnswer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  signinUrl: z.url(),
  callbackUrl: z.url(),
})

/** What the browser client learns about who is signed in; an empty object for nobody. */
export const sessionView = (req: PayloadRequest) => {
  const session = sessionOf(req)
  if (!req.user || !session) return {}
  const { id, name, email, role, playing, children } = req.user
  return {
    user: { id, name, email: email ?? null, role, family: Boolean(playing) || (children?.length ?? 0) > 0 },
    expires: new Date(sessionEnd(session, role)).toISOString(),
  }
}

/** The one way to sign in, as the browser client wants it described. */
export const providersView = (base: string) => ({
  credentials: {
    id: 'credentials',
    name: 'E-mail alebo prihlasovacie meno',
    type: 'credentials',
    signinUrl: `${base}/api/auth/signin/credentials`,
    callbackUrl: `${base}/api/auth/callback/credentials`,
  },
})

/** Fields of the sign-in protocol's forms; `json=true` asks for JSON instead of a redirect. */
export const protocolForm = {
  csrfToken: z.string().optional(),
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
}

/** Answers that several calls of the sign-in protocol give, for the OpenAPI document. */
export const toPage = { description: 'To the page that goes on, for a form without script.' }
export const goOn = { description: 'Where to go on.', json: z.object({ url: z.string() }) }
/** A write from another site is refused before the protocol is asked; then there is no page to go to. */
export const refused = {
  description: 'What is wrong, and the page that says so.',
  json: z.object({ url: z.string().optional(), errors: z.array(z.object({ message: z.string() })) }),
}
