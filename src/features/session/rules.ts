import { liveSessions, SESSION_DAYS, sessionEnd } from '@/features/users/rules'
import { newestSessions, type Session } from '@/lib/sessions'

/** Wrong passwords for an account in an hour after which further attempts from unknown devices are delayed. */
const FREE_ATTEMPTS = 20
/** The longest delay in milliseconds: it slows a thousand guesses, and the account's owner for a moment. */
const MAX_DELAY = 3000
/** Minutes a link works: for a forgotten password, for the first one, and to confirm a new e-mail. */
export const LINK_MINUTES = { reset: 30, invitation: 7 * 24 * 60, newEmail: 24 * 60 } as const

const DAY_MS = 24 * 3_600_000

/** Milliseconds to delay an attempt after so many wrong ones of the last hour; attempts are never refused for them. */
export const signInDelay = (wrong: number): number =>
  Math.min(MAX_DELAY, Math.max(0, wrong - FREE_ATTEMPTS) * 250)

/** A session that begins now, on a device of this name. */
export const newSession = (id: string, now: number, device?: string): Session => ({
  id,
  device: device ?? null,
  lastUsedAt: new Date(now).toISOString(),
  createdAt: new Date(now).toISOString(),
  expiresAt: new Date(now + SESSION_DAYS * DAY_MS).toISOString(),
})

/** The account's sessions with one more: ended ones are dropped, and of the others all but the newest MAX_SESSIONS. */
export const withSession = (
  account: Parameters<typeof liveSessions>[0],
  added: Session,
  now: number,
): Session[] => newestSessions([...liveSessions(account, now), added])

/** Whether a session should be renewed: half of its sixty days have passed. An admin's never is. */
export const dueForRenewal = (session: Session, role: unknown, now: number): boolean =>
  role !== 'admin' && new Date(session.expiresAt).getTime() - now < (SESSION_DAYS * DAY_MS) / 2

/** How often it is noted that a device is in use: a write of the account each time. */
const NOTED_EVERY_MS = 3_600_000

/** Whether it should be noted that a session is in use. */
export const dueForNote = ({ lastUsedAt }: Session, now: number): boolean =>
  now - new Date(lastUsedAt ?? 0).getTime() >= NOTED_EVERY_MS

/** Whole seconds until a session ends, at least zero. */
export const secondsLeft = (session: Session, role: unknown, now: number): number =>
  Math.max(0, Math.floor((sessionEnd(session, role) - now) / 1000))

/** The path a role is led to after signing in. */
export const startPageOf = (role: unknown): string => {
  if (role === 'admin') return '/auth/admin/events'
  return role === 'trainer' ? '/auth/admin/attendances/create' : '/auth/player/eventList'
}
