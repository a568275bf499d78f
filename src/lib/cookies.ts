import { parseCookies } from 'payload/shared'
import { isSecureSite } from './origin'

/** A cookie's full name: on a TLS site with the prefix that binds it to this host. */
export const cookieName = (name: string, secure: boolean = isSecureSite()): string =>
  secure ? `__Host-${name}` : name

/** The value of one of our cookies; undefined when it is missing or empty. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parseCookies(headers).get(cookieName(name)) || undefined

/**
 * A Set-Cookie line: HttpOnly, SameSite=Lax, Path=/, Secure on a TLS site. `maxAge` is in seconds: 0 removes the
 * cookie, without it the cookie lasts until the browser is closed.
 */
export const cookieLine = (name: string, value: string, maxAge?: number): string =>
  [
    `${cookieName(name)}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    isSecureSite() ? 'Secure' : '',
    maxAge === undefined ? '' : `Max-Age=${Math.round(maxAge)}`,
  ]
    .filter(Boolean)
    .join('; ')

/** The Set-Cookie line of Payload's token, which it reads from this name (`cookiePrefix` in payload.config.ts). */
export const tokenCookie = ({ token, maxAge }: { token: string; maxAge: number }): string =>
  cookieLine('akademia-token', token, maxAge)
