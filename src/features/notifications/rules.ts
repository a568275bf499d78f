import { momentAt } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import { EVENT_AUDIENCES, TRAINER_AUDIENCES, type AudienceKind } from './labels'

/** Characters at most. */
export const TITLE_MAX = 100
export const BODY_MAX = 2000
/** Rows on a page of sent notifications, and on one of an inbox. */
export const PAGE_SIZE = 20

/** A text of at most so many characters; a longer one ends with „…“. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`

/** Whom a notification is for; only the list that belongs to its kind is filled. */
export interface Audience {
  kind: AudienceKind
  roles?: ('player' | 'trainer' | 'admin')[]
  categories?: string[]
  users?: string[]
  event?: string
}

/** The audience of a notification's row or of the data of a new one, with ids in place of rows. */
export const audienceOf = (stored: Partial<Record<keyof Audience, unknown>>): Audience => ({
  kind: stored.kind as AudienceKind,
  roles: (stored.roles ?? []) as Audience['roles'],
  categories: idsOf(stored.categories),
  users: idsOf(stored.users),
  event: idOf(stored.event),
})

/** Payload validator: empty, a page of this site („/auth/…“) or an http(s) address; never one that runs as script. */
export const isOwnOrWebAddress = (value: unknown): true | string => {
  if (value === undefined || value === null || value === '') return true
  const typed = String(value)
  const [path = ''] = typed.split(/[?#]/)
  // „/..//host“ would become „//host“, another site's address.
  const own = /^\/[^\s\\]*$/.test(typed) && !path.includes('//')
  const web = /^https?:\/\/[^\s\\]+$/i.test(typed) && URL.canParse(typed)
  return own || web || 'Zadajte adresu stránky klubu, napríklad /news, alebo celú adresu https://…'
}

export const REACHES_NOBODY = 'Tento výber nemá nikoho, komu by správa prišla. Vyberte iných príjemcov.'

/** What is missing in an audience, as a message for its field; undefined when it is complete. */
export const audienceProblem = (audience: Audience): { message: string; field: string } | undefined => {
  if (audience.kind === 'categories' && !audience.categories?.length)
    return { message: 'Vyberte aspoň jednu kategóriu.', field: 'categories' }
  if (audience.kind === 'roles' && !audience.roles?.length)
    return { message: 'Vyberte aspoň jednu rolu.', field: 'roles' }
  if (audience.kind === 'users' && !audience.users?.length)
    return { message: 'Vyberte aspoň jedného človeka.', field: 'users' }
  if (EVENT_AUDIENCES.includes(audience.kind) && !audience.event)
    return { message: 'Vyberte udalosť.', field: 'event' }
  return undefined
}

/** The audience with only the list that belongs to its kind, each once: the others may name rows that do not exist. */
export const ownListOnly = (audience: Audience): Audience => {
  const { kind } = audience
  if (kind === 'all' || kind === 'debtors' || kind === 'unanswered') return { kind }
  if (kind === 'coming' || kind === 'nominated') return { kind, event: audience.event }
  const named = audience[kind]
  return { kind, [kind]: Array.isArray(named) ? [...new Set<string>(named)] : named }
}

/** A notification's row, or the data of a new one. */
interface Sent {
  title: string
  body: string
  url?: string | null
  kind?: string
  urgent?: boolean | null
  audience: Partial<Record<keyof Audience, unknown>>
  channels?: readonly string[]
  scheduledAt?: string | null
}

/** Whether two are the same notification: the same words to the same people, in the same way at the same time. */
export const isSameNotification = (one: Sent, other: Sent): boolean => {
  const key = ({
    title,
    body,
    url,
    kind = 'message',
    urgent,
    audience,
    channels = [],
    scheduledAt,
  }: Sent) => {
    const ways = [...new Set(['inbox', ...channels])].sort()
    return JSON.stringify([
      title,
      body,
      url || '',
      kind,
      urgent === true,
      audienceOf(audience),
      ways,
      scheduledAt ? Date.parse(scheduledAt) : '',
    ])
  }
  return key(one) === key(other)
}

/** Whether a trainer of these categories may choose an audience; `writablePeople` (access.ts) narrows whom it reaches. */
export const trainerMayAddress = (audience: Audience, trains: readonly string[]): boolean =>
  trains.length > 0 &&
  TRAINER_AUDIENCES.includes(audience.kind) &&
  (audience.kind !== 'categories' || (audience.categories ?? []).every((id) => trains.includes(id)))

interface Guardian {
  id: string
  children: readonly string[]
}

/**
 * The accounts a notification reaches, each once: guardians of the addressed players, addressed players with a password
 * of their own (`withPassword`), and addressed staff. `unreachable` are the players with neither.
 */
export const resolveRecipients = (
  addressed: readonly { id: string; playing: boolean }[],
  guardians: readonly Guardian[],
  withPassword: ReadonlySet<string>,
): { recipients: string[]; unreachable: string[] } => {
  const guarded = new Set(guardians.flatMap(({ children }) => children))
  const direct = addressed.filter(({ id, playing }) => !playing || withPassword.has(id))
  return {
    recipients: [...new Set([...direct, ...guardians].map(({ id }) => id))],
    unreachable: addressed
      .filter(({ id, playing }) => playing && !withPassword.has(id) && !guarded.has(id))
      .map(({ id }) => id),
  }
}

/** The moment of a „2026-11-24T17:00“ typed in a form, in the club's time zone; null when nothing is typed. */
export const scheduledMoment = (typed: string): string | null => {
  const [day, time] = typed.split('T')
  return day && time ? momentAt(day, time.slice(0, 5)).toISOString() : null
}
