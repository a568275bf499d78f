import { liveSessions, type Session, SESSION_DAYS, sessionEnd } from '@/features/users/rules'

/** Wrong passwords in a row after which an account is locked. */
export const TRIES = 5
/** How long it then stays locked; nobody is told. */
export const LOCK_MINUTES = 10
/** Devices one account may be signed in on; the oldest gives way. */
export const MAX_SESSIONS = 10
/** How long a link to set a password works: asked for by oneself, or sent as an invitation. */
export const LINK_MINUTES = { reset: 30, invitation: 7 * 24 * 60 } as const

const DAY = 24 * 3_600_000

interface Lockable {
  loginAttempts?: number | null
  lockUntil?: string | null
}

/** Whether an account is locked at this moment (milliseconds). */
export const isLocked = (account: Lockable, now: number): boolean =>
  account.lockUntil != null && new Date(account.lockUntil).getTime() > now

/** What a wrong password leaves on the account; an old lock that has run out starts the count anew. */
export const afterWrongTry = (account: Lockable, now: number) => {
  const tries = (account.lockUntil ? 0 : (account.loginAttempts ?? 0)) + 1
  const lockUntil = tries >= TRIES ? new Date(now + LOCK_MINUTES * 60_000).toISOString() : null
  return { loginAttempts: tries, lockUntil }
}

/** A session that begins now. */
export const newSession = (id: string, now: number): Session => ({
  id,
  createdAt: new Date(now).toISOString(),
  expiresAt: new Date(now + SESSION_DAYS * DAY).toISOString(),
})

/** The sessions after one more: those that have ended are dropped, of the rest the newest ten stay. */
export const withSession = (
  account: Parameters<typeof liveSessions>[0],
  added: Session,
  now: number,
): Session[] =>
  [...liveSessions(account, now), added]
    .sort((left, right) => begun(left) - begun(right))
    .slice(-MAX_SESSIONS)

const begun = (session: Session): number => new Date(session.createdAt ?? 0).getTime()

/** Whether a session should be renewed: half of its sixty days are gone. An administrator's never is. */
export const dueForRenewal = (session: Session, role: unknown, now: number): boolean =>
  role !== 'admin' && new Date(session.expiresAt).getTime() - now < (SESSION_DAYS * DAY) / 2

/** Whole seconds until a session ends, at least zero. */
export const secondsLeft = (session: Session, role: unknown, now: number): number =>
  Math.max(0, Math.floor((sessionEnd(session, role) - now) / 1000))

/** Where a role begins its day after signing in. */
export const homeOf = (role: unknown): string => {
  if (role === 'admin') return '/auth/admin/events'
  return role === 'trainer' ? '/auth/admin/attendances/create' : '/auth/player/eventList'
}
