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
