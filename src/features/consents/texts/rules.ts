import { dayOf } from '@/lib/dates'

/** A version of a text, and the moment from which it holds. */
interface Version {
  version: number
  from: string | null
}

/**
 * Whether a version of a text could be signed on a day. The first one always: it is part of the program, and `from` only says
 * when it was answered first.
 */
export const isInForce = ({ version, from }: Version, day: string): boolean =>
  version === 1 || (from !== null && dayOf(from) <= day)

/** The versions of a purpose's text that could be signed on a day, the newest last. */
export const textsOn = <T extends Version & { purpose: string }>(
  texts: readonly T[],
  purpose: string,
  day: string,
): T[] => texts.filter((text) => text.purpose === purpose && isInForce(text, day))
