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
 * Whether a request's origin is allowed for its method. Reads: always. Writes: when Origin is ours, or without Origin
 * when Sec-Fetch-Site is same-origin or none, or with neither header, which no browser omits.
 */
export const originAllows = (method: string, headers: Headers, site: string = siteUrl()): boolean => {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true
  const origin = headers.get('origin')
  if (origin !== null) return isOwnOrigin(origin, site)
  const fetched = headers.get('sec-fetch-site')
  return fetched === null || fetched === 'same-origin' || fetched === 'none'
}

/** The origin by which this browser addresses the site: SITE_URL, or a loopback name with its port; never a foreign one. */
export const ownBase = (headers: Headers, site: string = siteUrl()): string => {
  const host = headers.get('host')
  const typed = headers.get('origin') ?? (host ? `${new URL(site).protocol}//${host}` : site)
  return isOwnOrigin(typed, site) ? new URL(typed).origin : site
}
