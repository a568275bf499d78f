/** A sign-in on one device, as Payload stores it with the user. */
export interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/** Devices one account may be signed in on; a further sign-in ends the oldest session. */
export const MAX_SESSIONS = 10

const createdAt = (session: Session): number => new Date(session.createdAt ?? 0).getTime()

/** The newest of these sessions, MAX_SESSIONS at most, oldest first. */
export const newestSessions = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => createdAt(one) - createdAt(other)).slice(-MAX_SESSIONS)
