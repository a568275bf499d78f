import type { Session } from '@/lib/sessions'
import { fold } from '@/lib/text'

/** First and last name joined by a space: „Jakub Ľalík“; a missing part is left out. */
export const fullName = (person: { firstName?: string | null; lastName?: string | null }): string =>
  [person.firstName, person.lastName]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(' ')

/** The sign-in name before it is made unique: „Jakub Ľalík“ → „jakub.lalik“; „ucet“ without a name. */
export const usernameBase = (person: { firstName?: string | null; lastName?: string | null }): string =>
  [person.firstName, person.lastName]
    .map((part) => fold(part ?? '').replace(/[^a-z0-9]+/g, ''))
    .filter(Boolean)
    .join('.') || 'ucet'

/** The first sign-in name that is not in `taken`: jakub.lalik, jakub.lalik2, jakub.lalik3 … */
export const freeUsername = (base: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}${number}`)) number += 1
  return `${base}${number}`
}

/**
 * The check digit of ISO 7064 MOD 11,10 for a string of digits: it catches every single mistyped digit and
 * nearly every swap of neighbours, so a mistyped variable symbol never lands on another child.
 */
export const checkDigit = (digits: string): number => {
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

/** How many variable symbols there are to draw from. */
export const SYMBOLS = 9_000_000

/** A variable symbol of eight digits made from a number 0–8 999 999; the last is the check digit. */
export const variableSymbolOf = (number: number): string => {
  const digits = String(1_000_000 + (number % SYMBOLS))
  return `${digits}${checkDigit(digits)}`
}

/** Whether a text is one of the club's variable symbols: two to ten digits with a right check digit. */
export const isVariableSymbol = (symbol: string): boolean =>
  /^\d{2,10}$/.test(symbol) && checkDigit(symbol.slice(0, -1)) === Number(symbol.slice(-1))

/** A Slovak or international phone number with single spaces, „+421 905 123 456“; undefined for anything else. */
export const normalPhone = (typed: string): string | undefined => {
  const digits = typed.replace(/[\s()/.-]/g, '')
  const international = digits.startsWith('00')
    ? `+${digits.slice(2)}`
    : digits.startsWith('0')
      ? `+421${digits.slice(1)}`
      : digits
  if (!/^\+\d{9,15}$/.test(international)) return undefined
  if (!international.startsWith('+421')) return international
  const match = /^(\+421)(\d{3})(\d{3})(\d{3})$/.exec(international)
  return match?.slice(1).join(' ')
}

const inThrees = (digits: string, first: number): string =>
  [digits.slice(0, first), ...(digits.slice(first).match(/\d{1,3}/g) ?? [])].filter(Boolean).join(' ')

/**
 * How a part of a number dialled from abroad („+421905“, „5123“) can stand in what `normalPhone` makes: Slovak numbers
 * have a space after every third digit, and a part of one can begin anywhere.
 */
export const phoneParts = (part: string): string[] => {
  if (part.startsWith('+421')) return [`+${inThrees(part.slice(1), 3)}`]
  if (part.startsWith('+')) return [part]
  return [...new Set([part, ...[0, 1, 2].map((first) => inThrees(part, first))])]
}

/** Days a session of a trainer or player lasts; it is renewed while they are active. */
export const SESSION_DAYS = 60
/** Hours an administrator's session lasts; it is not renewed. */
export const ADMIN_SESSION_HOURS = 12

/** When a session ends, in milliseconds: as stored, but an administrator's no later than 12 hours after signing in. */
export const sessionEnd = (session: Session, role: unknown): number => {
  const stored = new Date(session.expiresAt).getTime()
  if (role !== 'admin') return stored
  const signedInAt = new Date(session.createdAt ?? 0).getTime()
  return Math.min(stored, signedInAt + ADMIN_SESSION_HOURS * 3_600_000)
}

/** The sessions that have not ended at `now` (milliseconds); none for an account that may not sign in. */
export const liveSessions = (
  account: {
    sessions?: Session[] | null
    role?: unknown
    active?: boolean | null
    deletedAt?: unknown
    trialUntil?: unknown
  },
  now: number,
): Session[] =>
  maySignIn(account)
    ? (account.sessions ?? []).filter((session) => sessionEnd(session, account.role) > now)
    : []

/** Whether an account may sign in: active, not in the trash, not of a child on trial. */
export const maySignIn = (account: {
  active?: boolean | null
  deletedAt?: unknown
  trialUntil?: unknown
}): boolean => account.active !== false && !account.deletedAt && !account.trialUntil
