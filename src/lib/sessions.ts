/** A sign-in on one device, as Payload stores it with the user. */
export interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
  /** The browser and the system that signed in: „Chrome, Android“; missing when they were not recognised. */
  device?: string | null
  /** When the device was last seen, to the hour; missing for a sign-in from before this was noted. */
  lastUsedAt?: string | Date | null
}

/** Devices one account may be signed in on; a further sign-in ends the oldest session. */
export const MAX_SESSIONS = 10

const createdAt = (session: Session): number => new Date(session.createdAt ?? 0).getTime()

/** The newest of these sessions, MAX_SESSIONS at most, oldest first. */
export const newestSessions = (sessions: readonly Session[]): Session[] =>
  sessions.toSorted((one, other) => createdAt(one) - createdAt(other)).slice(-MAX_SESSIONS)

/** The id of the session a caller is signed in with, which Payload puts on the user; its types do not have it. */
export const sessionIdOf = (user: object | null | undefined): string | undefined =>
  (user as { _sid?: string } | null | undefined)?._sid
