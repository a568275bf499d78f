import type { PayloadRequest } from 'payload'
import { sessionEnd } from '@/features/users/rules'
import { sessionOf } from './queries'
import type { ProvidersView, SessionView } from './schema'

/** The view of the caller's session. */
export const sessionView = (req: PayloadRequest): SessionView => {
  const session = sessionOf(req)
  if (!req.user || !session) return {}
  const { id, name, email, role, playing, children } = req.user
  return {
    user: {
      id,
      name: name ?? '',
      email: email ?? null,
      role,
      family: Boolean(playing) || (children?.length ?? 0) > 0,
    },
    expires: new Date(sessionEnd(session, role)).toISOString(),
  }
}

/** The one way to sign in. */
export const providersView = (base: string): ProvidersView => ({
  credentials: {
    id: 'credentials',
    name: 'E-mail alebo prihlasovacie meno',
    type: 'credentials',
    signinUrl: `${base}/api/auth/signin/credentials`,
    callbackUrl: `${base}/api/auth/callback/credentials`,
  },
})
