import type { PayloadRequest } from 'payload'
import { type Session, sessionIdOf } from '@/lib/sessions'

/** The caller's session; undefined for an anonymous caller. */
export const sessionOf = (req: PayloadRequest): Session | undefined =>
  req.user?.sessions?.find((session) => session.id === sessionIdOf(req.user))
