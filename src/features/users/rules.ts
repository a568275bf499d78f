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
  const match = /^(\+421)(\d{3})(\d{3})(\d{3})$/.exec(international)
  return match ? match.slice(1).join(' ') : international
}
