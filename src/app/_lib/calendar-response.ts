import { LRUCache } from 'lru-cache'
import { etagOf, matchesEtag } from '@/lib/etag'
import { kept } from '@/lib/process-state'

/** How many calendars are remembered; a forgotten one is sent whole once more. */
const MAX_CALENDARS = 2000
/** Since when the content of a calendar is unchanged, to the second, by the calendar's name. */
const unchangedSince = kept(
  'calendars',
  new LRUCache<string, { etag: string; since: number }>({ max: MAX_CALENDARS }),
)

function sinceOf(name: string, etag: string): number {
  const known = unchangedSince.get(name)
  if (known?.etag === etag) return known.since
  const since = Math.floor(Date.now() / 1000) * 1000
  unchangedSince.set(name, { etag, since })
  return since
}

/** Whether the client has this version; an entity tag takes precedence over a time (RFC 9110 §13.2.2). */
function isKnown(headers: Headers, etag: string, since: number): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return matchesEtag(tags, etag)
  return Date.parse(headers.get('if-modified-since') ?? '') >= since
}

interface Calendar {
  /** Unique among all calendars: the id of the category or of the user. */
  name: string
  text: string
  isPrivate: boolean
}

/**
 * A calendar for a client that subscribes to it and requests it every hour: 304 when it has this version. Proxies may not
 * store private ones.
 */
export function calendarResponse({ headers }: Request, { name, text, isPrivate }: Calendar): Response {
  const etag = etagOf(text)
  const since = sinceOf(name, etag)
  const common = {
    'cache-control': isPrivate ? 'private, no-cache' : 'public, max-age=300',
    etag,
    'last-modified': new Date(since).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }
  if (isKnown(headers, etag, since)) return new Response(null, { status: 304, headers: common })
  return new Response(text, { headers: { ...common, 'content-type': 'text/calendar; charset=utf-8' } })
}

/** The name before „.ics“; undefined for any other file. */
export const calendarName = (file: string): string | undefined => /^([\w-]+)\.ics$/.exec(file)?.[1]

/** 404 with a Slovak text, for a person who opens the address in a browser. */
export const calendarNotFound = (): Response =>
  new Response('Takýto kalendár neexistuje. Novú adresu nájdete na webe klubu.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
