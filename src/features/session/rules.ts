import { liveSessions, type Session, SESSION_DAYS, sessionEnd } from '@/features/users/rules'

/** Wrong passwords from all networks in an hour after which further tries of strangers wait. */
const FREE_ATTEMPTS = 20
/** The longest such a wait, in milliseconds: it slows a thousand guesses and annoys one owner for a moment. */
const MAX_DELAY = 3000
/** Devices one account may be signed in on; the oldest gives way. */
export const MAX_SESSIONS = 10
/** How long a link works: to a forgotten password, to the first one, and to confirm a new e-mail. */
export const LINK_MINUTES = { reset: 30, invitation: 7 * 24 * 60, newEmail: 24 * 60 } as const

const DAY = 24 * 3_600_000

/** How many milliseconds a try waits on an account that has had so many wrong ones. It is never refused for them. */
export const signInDelay = (wrong: number): number =>
  Math.min(MAX_DELAY, Math.max(0, wrong - FREE_ATTEMPTS) * 250)

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
export const startPageOf = (role: unknown): string => {
  if (role === 'admin') return '/auth/admin/events'
  return role === 'trainer' ? '/auth/admin/attendances/create' : '/auth/player/eventList'
}
