import { fold } from '@/lib/text'

/** „Jakub Ľalík“ from its parts; single spaces. */
export const fullName = (person: { firstName?: string | null; lastName?: string | null }): string =>
  [person.firstName, person.lastName]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join(' ')

/** The start of a sign-in name: „Jakub Ľalík“ → „jakub.lalik“. Empty names give „ucet“. */
export const usernameBase = (person: { firstName?: string | null; lastName?: string | null }): string =>
  [person.firstName, person.lastName]
    .map((part) => fold(part ?? '').replace(/[^a-z0-9]+/g, ''))
    .filter(Boolean)
    .join('.') || 'ucet'

/** The first sign-in name that is not taken: jakub.lalik, jakub.lalik2, jakub.lalik3 … */
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

/** A variable symbol of eight digits from a number 0–8 999 999, the last digit a check digit. */
export const variableSymbolOf = (number: number): string => {
  const digits = String(1_000_000 + (number % 9_000_000))
  return `${digits}${checkDigit(digits)}`
}

/** Whether a text is a variable symbol of ours: at most ten digits, the check digit right. */
export const isVariableSymbol = (symbol: string): boolean =>
  /^\d{2,10}$/.test(symbol) && checkDigit(symbol.slice(0, -1)) === Number(symbol.slice(-1))

/** A Slovak or international phone number with single spaces, „+421 905 123 456“; undefined when it is none. */
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

/** Sign-in of trainers and players lasts this many days and renews itself. */
export const SESSION_DAYS = 60
/** An administrator signs in every day anew; being active does not lengthen it. */
export const ADMIN_SESSION_HOURS = 12

export interface Session {
  id: string
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/** When a session ends, in milliseconds: as stored, for an administrator twelve hours after signing in at the latest. */
export const sessionEnd = (session: Session, role: unknown): number => {
  const stored = new Date(session.expiresAt).getTime()
  if (role !== 'admin') return stored
  const begun = new Date(session.createdAt ?? 0).getTime()
  return Math.min(stored, begun + ADMIN_SESSION_HOURS * 3_600_000)
}

/** The sessions that count now; a deactivated or trashed account, and a child on trial, has none. */
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

/** Whether an account may have sessions at all. */
export const maySignIn = (account: {
  active?: boolean | null
  deletedAt?: unknown
  trialUntil?: unknown
}): boolean => account.active !== false && !account.deletedAt && !account.trialUntil
