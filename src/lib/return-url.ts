import { siteUrl } from './env'
import { isOwnOrigin } from './origin'

/** The absolute address to return to after signing in or out; the site's root when `requested` is foreign or missing. */
export const safeReturn = (requested: string | null | undefined, base: string = siteUrl()): string => {
  if (!requested || !URL.canParse(requested, base)) return base
  const url = new URL(requested, base)
  return isOwnOrigin(url.origin, base) ? url.toString() : base
}

/** Path, query and hash of an address of this site; undefined when it is missing or foreign. */
export const ownPath = (
  requested: string | null | undefined,
  base: string = siteUrl(),
): string | undefined => {
  if (!requested || !URL.canParse(requested, base)) return undefined
  const url = new URL(requested, base)
  return isOwnOrigin(url.origin, base) ? url.pathname + url.search + url.hash : undefined
}
