import { dayOf } from '@/lib/dates'
import type { Purpose } from '../labels'
import type { TextView } from './schema'

/**
 * Whether a version of a text could be signed on a day. The first one always: it is part of the program, and `from` only says
 * when it was answered first.
 */
export const isInForce = ({ version, from }: Pick<TextView, 'version' | 'from'>, day: string): boolean =>
  version === 1 || (from !== null && dayOf(from) <= day)

/** The versions of a purpose's text that could be signed on a day, the newest last. */
export const textsOn = (texts: readonly TextView[], purpose: Purpose, day: string): TextView[] =>
  texts.filter((text) => text.purpose === purpose && isInForce(text, day))
