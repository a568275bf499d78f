import { siteUrl } from './env'
import { isOwnOrigin } from './origin'

/**
 * A requested address of this site, without a name and password in it; undefined when it is missing, foreign, or would be
 * foreign as a path alone ("/..//host").
 */
const ownUrl = (requested: string | null | undefined, base: string): URL | undefined => {
  if (!requested || !URL.canParse(requested, base)) return undefined
  const url = new URL(requested, base)
  url.username = ''
  url.password = ''
  // "blob:" and others have the origin of the address within them.
  const isOwn = /^https?:$/.test(url.protocol) && isOwnOrigin(url.origin, base)
  return isOwn && !url.pathname.startsWith('//') ? url : undefined
}

/** The absolute address to return to after signing in or out; the site's root when `requested` is foreign or missing. */
export const safeReturn = (requested: string | null | undefined, base: string = siteUrl()): string =>
  ownUrl(requested, base)?.toString() ?? base

/** Path, query and hash of an address of this site; undefined when it is missing or foreign. */
export const ownPath = (
  requested: string | null | undefined,
  base: string = siteUrl(),
): string | undefined => {
  const url = ownUrl(requested, base)
  return url && url.pathname + url.search + url.hash
}
