import { readSigned, signValue } from '@/lib/signed-value'
import { isId } from '@/lib/ids'
import { isOpenForAnswers } from '../rules'
import type { LinkState } from './labels'

/** What a link stands for: one recipient answers for one player about one event. */
export interface AnswerLink {
  user: string
  player: string
  event: string
  /** A mark of the key the recipient's account had: with another key, or none, the link has ended. */
  mark: string
}

const PURPOSE = 'answer'
/** Longer than any token. */
export const TOKEN_MAX = 400

/** The token of a link. Its holder can read the ids in it, but not change them. */
export const answerToken = (secret: string, { user, player, event, mark }: AnswerLink): string =>
  signValue(secret, PURPOSE, { u: user, p: player, e: event, m: mark })

/** The link of a token; undefined for one that is not ours. */
export const readAnswerToken = (secret: string, token: string): AnswerLink | undefined => {
  if (token.length > TOKEN_MAX) return undefined
  const read = readSigned<Record<string, unknown>>(secret, PURPOSE, token)
  const { u: user, p: player, e: event, m: mark } = read ?? {}
  return isId(user) && isId(player) && isId(event) && typeof mark === 'string'
    ? { user, player, event, mark }
    : undefined
}

/** Days after the start for which a link still shows its event. */
const SHOWN_DAYS = 14
const DAY_MS = 86_400_000

type Answerable = Parameters<typeof isOpenForAnswers>[0] & { endsAt?: string | null }

/** What a link's page offers: to answer, or why it no longer can be; undefined when it shows nothing any more. */
export const linkState = (event: Answerable, now: Date): LinkState | undefined => {
  if (event.published !== true) return undefined
  if (now.getTime() - Date.parse(event.startsAt) > SHOWN_DAYS * DAY_MS) return undefined
  if (event.cancelled?.at) return 'cancelled'
  if (isOpenForAnswers(event, now)) return 'open'
  return Date.parse(event.startsAt) <= now.getTime() ? 'over' : 'closed'
}
