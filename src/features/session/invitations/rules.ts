import { LINK_MINUTES } from '../rules'

/** At most so many accounts are invited by one call, and shown to choose from. */
export const MAX_INVITATIONS = 500
/** An account is not invited again by a list within an hour, so that a repeated call sends nothing twice. */
const PAUSE_MS = 3_600_000

const LINK_MS = LINK_MINUTES.invitation * 60_000

/** The end of an invitation sent at `now` (milliseconds). */
export const invitationEnd = (now: number): string => new Date(now + LINK_MS).toISOString()

/** When an account was invited last, by the end of that invitation; null for none, also after a new e-mail. */
export const invitedAt = (end: string | null | undefined): string | null =>
  end ? new Date(new Date(end).getTime() - LINK_MS).toISOString() : null

/** Whether an account was invited so recently at `now` that a list does not invite it again. */
export const isJustInvited = (end: string | null | undefined, now: number): boolean =>
  Boolean(end) && new Date(end!).getTime() > now + LINK_MS - PAUSE_MS
