import { LRUCache } from 'lru-cache'
import { etagOf, matchesEtag } from '@/lib/etag'

/** How many calendars are remembered; what falls out is sent whole once more. */
const MAX_CALENDARS = 2000
/** Since when a calendar has said what it says, to the second, by the calendar's name. */
const unchangedSince = new LRUCache<string, { etag: string; since: number }>({ max: MAX_CALENDARS })

function sinceOf(name: string, etag: string): number {
  const known = unchangedSince.get(name)
  if (known?.etag === etag) return known.since
  const since = Math.floor(Date.now() / 1000) * 1000
  unchangedSince.set(name, { etag, since })
  return since
}

/** Whether the program has this very calendar; a tag says more than a time (RFC 9110 §13.2.2). */
function isKnown(headers: Headers, etag: string, since: number): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return matchesEtag(tags, etag)
  return Date.parse(headers.get('if-modified-since') ?? '') >= since
}

interface Calendar {
  /** Names it among all calendars: a category, or whose it is. */
  name: string
  text: string
  isPrivate: boolean
}

/**
 * A calendar for a program that subscribes to it and asks again every hour: 304 when it has this one already. Private
 * ones are kept by nobody in between and listed nowhere.
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

/** Said to a program, seen by nobody; a person who opens it gets a word of theirs. */
export const calendarNotFound = (): Response =>
  new Response('Takýto kalendár neexistuje. Novú adresu nájdete na webe klubu.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
