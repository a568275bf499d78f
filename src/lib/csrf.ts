import { createHmac, randomBytes } from 'node:crypto'
import { cookieLine, readCookie } from './cookies'
import { safeEqual } from './safe-equal'

const NAME = 'next-auth.csrf-token'
const WELL_FORMED = /^([0-9a-f]{64})\|([0-9a-f]{64})$/

const sign = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('hex')

/** The token in this browser's cookie; undefined when there is none, or its signature is not ours. */
export const csrfTokenOf = (headers: Headers, secret: string): string | undefined => {
  const [, token, hash] = WELL_FORMED.exec(readCookie(headers, NAME) ?? '') ?? []
  return token && hash && safeEqual(hash, sign(token, secret)) ? token : undefined
}

/** The browser's token, or a new one with the Set-Cookie line that gives it to the browser. */
export const csrfFor = (headers: Headers, secret: string): { token: string; cookie?: string } => {
  const stored = csrfTokenOf(headers, secret)
  if (stored) return { token: stored }
  const token = randomBytes(32).toString('hex')
  return { token, cookie: cookieLine(NAME, `${token}|${sign(token, secret)}`) }
}

/** Whether a form sent the token that is in the browser's cookie (double submit). */
export const isCsrfToken = (headers: Headers, secret: string, submitted: string | undefined): boolean => {
  const stored = csrfTokenOf(headers, secret)
  return stored !== undefined && submitted !== undefined && safeEqual(stored, submitted)
}
