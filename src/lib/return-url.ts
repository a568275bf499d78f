import { siteUrl } from './env'
import { isOwnOrigin } from './origin'

/** The absolute address to return to after signing in or out; whatever is not of this site becomes its root. */
export const safeReturn = (wanted: string | null | undefined, base: string = siteUrl()): string => {
  if (!wanted || !URL.canParse(wanted, base)) return base
  const url = new URL(wanted, base)
  return isOwnOrigin(url.origin, base) ? url.toString() : base
}

/** The path of this site behind a wanted address, for a redirect; undefined when it is missing or foreign. */
export const ownPath = (wanted: string | null | undefined, base: string = siteUrl()): string | undefined => {
  if (!wanted || !URL.canParse(wanted, base)) return undefined
  const url = new URL(wanted, base)
  return isOwnOrigin(url.origin, base) ? url.pathname + url.search + url.hash : undefined
}
