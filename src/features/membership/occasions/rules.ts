import { digestOf } from '@/lib/digest'

interface ChargedFor {
  item: string
  reason?: string | null
}

/** The occasion of every monthly fee: a player has one a month, whatever its reason says about the amount. */
const MONTHLY = 'monthly'

/** What an instalment is for, without which one it is: the reason without „ (splátka 1 z 3)“. */
export const withoutInstalment = (reason: string): string => reason.replace(/ \(splátka \d+ z\s\d+\)$/, '')

/**
 * What a one-off fee is for, as reasons are compared: neither capital letters nor how many spaces stand between words make
 * another camp of one. Empty for a fee without a reason.
 */
const comparedReason = (reason: string | null | undefined): string =>
  (reason ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * What tells fees of a player, a period and an item apart: two camps of a season with different reasons are two fees, and of
 * instalments each. Stored, so that an index keeps it. A print of the reason and not its words, because reasons name people
 * and are edited when somebody is erased, which must neither leave a copy of the name nor make one fee of two.
 */
export const occasionOf = ({ item, reason }: ChargedFor): string =>
  item === 'monthly' ? MONTHLY : digestOf(comparedReason(reason)).slice(0, 32)

/** Whether two one-off fees of an item are for the same thing, also when one is in instalments. */
export const isForTheSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  withoutInstalment(comparedReason(one)) === withoutInstalment(comparedReason(other))

/**
 * The columns of a fee whose player is erased: not even a print of the reason is left, and two such fees of a season, which nothing
 * tells apart any more, are still two.
 */
export const feeWithoutReason = (id: string) => ({ id, note: null, reason: null, occasion: id })
