import type { PayloadRequest } from 'payload'
import type { Session } from '@/lib/sessions'

/** The session id Payload puts on the user; its types do not have it. */
export const sessionIdOf = (req: PayloadRequest): string | undefined =>
  (req.user as { _sid?: string } | null)?._sid

/** The caller's session; undefined for an anonymous caller. */
export const sessionOf = (req: PayloadRequest): Session | undefined =>
  req.user?.sessions?.find((session) => session.id === sessionIdOf(req))
