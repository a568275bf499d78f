import type { PayloadRequest } from 'payload'
import { conflict, invalid } from '@/lib/errors'
import { createNetworkLimit } from '@/lib/limits'
import { answerEvent } from '../commands'
import { ANSWER_LINK_BAD, LINK_STATES } from './labels'
import { type OpenedLink, openAnswerLink } from './queries'
import type { AnswerLinkView, LinkAnswerInput } from './schema'

/** Of one network: links opened or answered in ten minutes, and in an hour those that do not hold. */
export const answerLinkLimits = {
  all: createNetworkLimit('answerLink', 120, 600),
  wrong: createNetworkLimit('answerLink-wrong', 20, 3600),
}

/** Throws 400 for a token that opens nothing, 429 beyond the limits. */
async function requireLink(req: PayloadRequest, token: string, network: string): Promise<OpenedLink> {
  await answerLinkLimits.all.take(network)
  const opened = await openAnswerLink(req, token)
  if (opened) return opened
  await answerLinkLimits.wrong.take(network)
  throw invalid(ANSWER_LINK_BAD, 'token')
}

/** What a link shows; answers nothing. */
export const viewAnswerLink = async (
  req: PayloadRequest,
  token: string,
  network: string,
): Promise<AnswerLinkView> => (await requireLink(req, token, network)).view

/**
 * Answers for the player of a link, with its recipient's rights as a family. Throws 400 for a bad link, 409 when the event
 * takes no answers any more, 429 beyond the limits.
 */
export async function answerByLink(
  req: PayloadRequest,
  { token, answer }: LinkAnswerInput,
  network: string,
): Promise<AnswerLinkView> {
  const { asUser, player, event, reason, view } = await requireLink(req, token, network)
  // Also for a recipient who is staff and could answer later after signing in.
  if (view.state !== 'open') throw conflict(LINK_STATES[view.state], view)
  // The same answer again keeps its reason.
  const kept = view.answer === answer ? reason : ''
  await answerEvent(asUser, { event, player, answer, reason: kept })
  return (await requireLink(req, token, network)).view
}
