import { isLoopback, siteUrl } from './env'

/** Whether the site is reached over TLS, so that cookies may be Secure. */
export const isSecureSite = (): boolean => siteUrl().startsWith('https:')

/** Whether an origin ("http://127.0.0.1:3000") is this site; the loopback names with the same port are one origin. */
export const isOwnOrigin = (origin: string, site: string = siteUrl()): boolean => {
  if (!URL.canParse(origin)) return false
  const theirs = new URL(origin)
  const ours = new URL(site)
  if (theirs.origin === ours.origin) return true
  return (
    theirs.protocol === ours.protocol &&
    theirs.port === ours.port &&
    isLoopback(theirs.hostname) &&
    isLoopback(ours.hostname)
  )
}

/**
 * Whether a request may change something: reads always; a write when its Origin is ours, without Origin when
 * Sec-Fetch-Site says same-origin or none, and with neither header (that is no browser).
 */
export const originAllows = (method: string, headers: Headers, site: string = siteUrl()): boolean => {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true
  const origin = headers.get('origin')
  if (origin !== null) return isOwnOrigin(origin, site)
  const fetched = headers.get('sec-fetch-site')
  return fetched === null || fetched === 'same-origin' || fetched === 'none'
}

/** The origin under which this browser knows the site: SITE_URL, or the loopback name it has typed. Never foreign. */
export const ownBase = (headers: Headers, site: string = siteUrl()): string => {
  const host = headers.get('host')
  const typed = headers.get('origin') ?? (host ? `${new URL(site).protocol}//${host}` : site)
  return isOwnOrigin(typed, site) ? new URL(typed).origin : site
}
