import { momentAt } from '@/lib/dates'
import { TRAINER_AUDIENCES, type AudienceKind } from './labels'

/** Lengths a title and a body may have. */
export const TITLE_MAX = 100
export const BODY_MAX = 2000
/** Sent notifications and received ones stand in pages of this many. */
export const PAGE_SIZE = 20

/** Whom a notification is for; only the list that belongs to its kind is filled. */
export interface Audience {
  kind: AudienceKind
  roles?: ('player' | 'trainer' | 'admin')[]
  categories?: string[]
  users?: string[]
  event?: string
}

/** Payload validator: empty, a page of this site („/auth/…“) or an http(s) address; never one that runs as script. */
export const isOwnOrWebAddress = (value: unknown): true | string => {
  if (value === undefined || value === null || value === '') return true
  const typed = String(value)
  const own = /^\/(?![/\\])[^\s\\]*$/.test(typed)
  const web = /^https?:\/\/[^\s]+$/i.test(typed) && URL.canParse(typed)
  return own || web || 'Zadajte adresu stránky klubu, napríklad /news, alebo celú adresu https://…'
}

/** What is missing of an audience, in words for the person who writes; undefined when it is complete. */
export const audienceProblem = (audience: Audience): { message: string; field: string } | undefined => {
  if (audience.kind === 'categories' && !audience.categories?.length)
    return { message: 'Vyberte aspoň jednu kategóriu.', field: 'categories' }
  if (audience.kind === 'roles' && !audience.roles?.length)
    return { message: 'Vyberte aspoň jednu rolu.', field: 'roles' }
  if (audience.kind === 'users' && !audience.users?.length)
    return { message: 'Vyberte aspoň jedného človeka.', field: 'users' }
  if (audience.kind === 'event' && !audience.event) return { message: 'Vyberte udalosť.', field: 'event' }
  return undefined
}

/** Whether a trainer of these categories may write to an audience at all; whom of it they reach is narrowed later. */
export const trainerMayAddress = (audience: Audience, trains: readonly string[]): boolean =>
  trains.length > 0 &&
  TRAINER_AUDIENCES.includes(audience.kind) &&
  (audience.kind !== 'categories' || (audience.categories ?? []).every((id) => trains.includes(id)))

interface Guardian {
  id: string
  children: readonly string[]
}

/**
 * The accounts a notification reaches, once each: the guardians of the addressed players, the addressed players who
 * have a sign-in of their own, and addressed staff. `unreachable` are the players nobody reads for.
 */
export const resolveRecipients = (
  addressed: readonly { id: string; playing: boolean }[],
  guardians: readonly Guardian[],
  canSignIn: ReadonlySet<string>,
): { recipients: string[]; unreachable: string[] } => {
  const read = new Set(guardians.flatMap(({ children }) => children))
  const readers = addressed.filter(({ id, playing }) => !playing || canSignIn.has(id))
  return {
    recipients: [...new Set([...readers, ...guardians].map(({ id }) => id))],
    unreachable: addressed
      .filter(({ id, playing }) => playing && !canSignIn.has(id) && !read.has(id))
      .map(({ id }) => id),
  }
}

/** A wall-clock time typed as „2026-11-24T17:00“ is the club's time, wherever the phone is; null when none is typed. */
export const scheduledMoment = (typed: string): string | null => {
  const [day, time] = typed.split('T')
  return day && time ? momentAt(day, time.slice(0, 5)).toISOString() : null
}
