import { isLoopback } from '@/lib/env'
import { counted } from '@/lib/plural'
import type { Outcome } from '../copies/channel'
import { isUnfinished } from '../copies/rules'
import type { Kind } from '../labels'
import { NEW_NOTICES, OPEN_TO_READ, PUSH_REASONS } from './labels'
import { withoutSurnames } from '../surnames/rules'

/** Characters of an endpoint at most; the longest known ones have about six hundred. */
export const ENDPOINT_MAX = 1500
/** Devices of one person; a further one takes the place of the one not seen for longest. */
export const MAX_DEVICES = 10
/** Refusals in a row after which a device is removed. */
export const MAX_FAILURES = 20
/** Seconds a push service keeps a message for a device that is off: an urgent one is about the next 36 hours. */
export const TTL = { urgent: 36 * 3600, usual: 3 * 24 * 3600 } as const

/**
 * Whether an origin stands for a push service in tests: one of PUSH_TEST_ORIGINS (separated by commas) and on this very
 * machine. A fake service there has no certificate, so that its address is neither https nor public.
 */
export const isTestOrigin = (origin: string, named = process.env.PUSH_TEST_ORIGINS ?? ''): boolean =>
  URL.canParse(origin) &&
  isLoopback(new URL(origin).hostname) &&
  named.split(',').some((each) => each.trim() === origin)

/** What is wrong with an address to send to; undefined when nothing is. */
export const endpointProblem = (
  endpoint: string,
  isTest: (origin: string) => boolean = (origin) => isTestOrigin(origin),
): string | undefined => {
  const wrong = 'Prehliadač poslal adresu, na ktorú sa nedá posielať. Zapnite notifikácie znova.'
  if (endpoint.length > ENDPOINT_MAX || !URL.canParse(endpoint)) return wrong
  const { origin, protocol, username, password, port } = new URL(endpoint)
  if (username || password) return wrong
  if (isTest(origin)) return undefined
  return protocol === 'https:' && port === '' ? undefined : wrong
}

const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A device's name by its browser's User-Agent, „Android, Chrome“; „Neznáme zariadenie“ without any known word. */
export const deviceName = (userAgent: string): string => {
  const find = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(SYSTEMS), find(BROWSERS)].filter(Boolean).join(', ') || 'Neznáme zariadenie'
}

/** Kinds whose text the program writes about an event or the club: it may stand on a locked screen. */
const SHOWN_IN_FULL: readonly Kind[] = ['events', 'changes', 'nominations', 'reminders', 'news']
const TITLE_MAX = 90
const BODY_MAX = 180

const shortened = (text: string, most: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trimEnd()}…`
}

interface Item {
  title: string
  body: string
  url: string | null
  kind: Kind
  /** Where the event is. */
  place?: string | null
}

/** What a push message carries to a device. */
export interface PushContent {
  title: string
  body: string
  /** A page of this site. */
  url: string
  tag: string
  /** The same over all tries of a copy: a device shows it once. */
  id: string
}

const INBOX = '/auth/notifications'

/**
 * What a device shows of a copy. It is read on a locked screen by whoever is near: of a message somebody wrote, of fees
 * and accounts it has the title alone, and never a child's surname (`surnames` are those of the recipient's family).
 */
export const pushContent = (
  { id, items, tag }: { id: string; items: readonly Item[]; tag: string },
  surnames: readonly string[],
): PushContent => {
  const [first, ...others] = items
  const places = items.flatMap(({ place }) => place ?? [])
  const clean = (text: string, most: number) => shortened(withoutSurnames(text, surnames, places), most)
  if (!first || others.length > 0) {
    const titles = items.map(({ title }) => clean(title, TITLE_MAX)).join('\n')
    return {
      title: counted(items.length, NEW_NOTICES),
      body: titles.slice(0, 3 * BODY_MAX),
      url: INBOX,
      tag,
      id,
    }
  }
  return {
    title: clean(first.title, TITLE_MAX),
    body: SHOWN_IN_FULL.includes(first.kind) ? clean(first.body, BODY_MAX) : OPEN_TO_READ,
    // A foreign address is opened from the inbox, where it can be seen before.
    url: first.url?.startsWith('/') ? first.url : INBOX,
    tag,
    id,
  }
}

/**
 * Whom a push service may write to about our messages (RFC 8292): the club's e-mail, else the site. Apple refuses every
 * message whose contact cannot exist (`.test`, `localhost`).
 */
export const contactOf = (email: string, site: string): string => {
  const host = email.split('@')[1] ?? ''
  const exists = host.includes('.') && !/\.(test|invalid|example|localhost|local)$/i.test(host)
  if (exists) return `mailto:${email}`
  return site.startsWith('https:') ? site : `mailto:${email || 'web@localhost'}`
}

/** The longest wait a push service may ask for. */
const LONGEST_WAIT_MS = 3_600_000
/** How long after one device has received a copy the person's other devices are still tried. */
const OTHERS_MS = 30 * 60_000

/** What a push service's response means (RFC 8030): a subscription it does not know any more is gone for ever. */
export const resultOf = ({ status, retryAfterMs }: { status: number; retryAfterMs?: number }): Outcome => {
  if (status >= 200 && status < 300) return { state: 'sent' }
  if (status === 404 || status === 410) return { state: 'gone', reason: PUSH_REASONS.ended }
  if (status !== 408 && status !== 429 && status < 500)
    return { state: 'refused', reason: `${PUSH_REASONS.refused} (${status})` }
  const afterMs = retryAfterMs && Math.min(retryAfterMs, LONGEST_WAIT_MS)
  return { state: 'later', reason: `${PUSH_REASONS.later} (${status})`, ...(afterMs && { afterMs }) }
}

/** What became of a copy on one device. */
export interface DeviceOutcome {
  outcome: Outcome
  /** When an earlier try of the copy reached it, in milliseconds. */
  had?: number
}

/**
 * What became of a copy on all devices of a person. One that cannot be reached now is tried again, the others left
 * out; once another has had the copy for half an hour, the person counts as reached.
 */
export const outcomeOf = (devices: readonly DeviceOutcome[], now: number): Outcome => {
  const outcomes = devices.map(({ outcome }) => outcome)
  const later = outcomes.filter(isUnfinished) as Extract<Outcome, { state: 'later' | 'busy' }>[]
  const sent = outcomes.find((outcome) => outcome.state === 'sent')
  const isReached = devices.some(({ had }) => had !== undefined && now - had > OTHERS_MS)
  if (later.length === 0 || isReached)
    return sent ?? outcomes.find((outcome) => outcome.state === 'refused') ?? outcomes[0]!
  const waits = later.flatMap(({ afterMs }) => afterMs ?? [])
  const first = later.find(({ state }) => state === 'later') ?? later[0]!
  return { ...first, ...(waits.length > 0 && { afterMs: Math.min(...waits) }) }
}

interface StoredSession {
  id: string
  expiresAt: string | Date
}

/** The ids of sessions somebody has ended: they are no longer stored, and had not expired by themselves. */
export const endedSessions = (
  before: readonly StoredSession[] | null | undefined,
  after: readonly StoredSession[] | null | undefined,
  now: number,
): string[] => {
  const staying = new Set((after ?? []).map(({ id }) => id))
  return (before ?? [])
    .filter(({ id, expiresAt }) => !staying.has(id) && new Date(expiresAt).getTime() > now)
    .map(({ id }) => id)
}
