import { checkDigit } from '@/features/users/rules'

/** A right variable symbol for each number; of nine digits, so that no account of the club draws the same by chance. */
export const ownSymbol = (number: number): string => {
  const digits = String(10_000_000 + number)
  return `${digits}${checkDigit(digits)}`
}
