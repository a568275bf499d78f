import { createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { cookieLine, readCookie } from './cookies'
import { safeEqual } from './safe-equal'

/** The cookie that proves this browser has signed in to an account before; it signs nobody in. */
const NAME = 'akademia-device'
/** Accounts remembered for one browser, such as a family's phone. */
const MAX_ACCOUNTS = 5
const DAYS = 365

/** The accounts a browser has signed in to, each with the random number it got for it. */
export type KnownDevice = ReadonlyMap<string, string>

const sign = (account: string, number: string, secret: string): string =>
  createHmac('sha256', secret).update(`device ${account} ${number}`).digest('base64url')

/** The accounts in the browser's cookie; entries without our signature are left out. */
export const knownDevice = (headers: Headers, secret: string): KnownDevice => {
  const entries = (readCookie(headers, NAME) ?? '').split('~').slice(0, MAX_ACCOUNTS)
  return new Map(
    entries.flatMap((entry) => {
      const [account = '', number = '', proof = ''] = entry.split('.')
      return number && safeEqual(proof, sign(account, number, secret)) ? [[account, number] as const] : []
    }),
  )
}

/** The Set-Cookie line for a browser that has just signed in to an account; the newest comes first. */
export const deviceCookie = (headers: Headers, secret: string, account: string): string => {
  const known = knownDevice(headers, secret)
  const mine = [account, known.get(account) ?? randomBytes(12).toString('base64url')] as const
  const all = [mine, ...[...known].filter(([other]) => other !== account)].slice(0, MAX_ACCOUNTS)
  const value = all.map(([id, number]) => `${id}.${number}.${sign(id, number, secret)}`).join('~')
  return cookieLine(NAME, value, DAYS * 24 * 3600)
}

/** Notes that a request signs in to an account on a browser that has not signed in to it before. */
export const markUnknownDevice = (req: PayloadRequest): void => {
  req.context.isUnknownDevice = true
}

/** Whether a request signs in on such a browser: a hook tells the account's owner. */
export const isUnknownDevice = (req: PayloadRequest): boolean => req.context.isUnknownDevice === true
