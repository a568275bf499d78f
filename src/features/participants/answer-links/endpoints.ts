import { z } from 'zod'
import { call } from '@/lib/contract'
import { networkOf } from '@/lib/network'
import { answerByLink, viewAnswerLink } from './commands'
import { answerLinkSchema, linkAnswerInput, linkInput } from './schema'

const response = z.object({ link: answerLinkSchema })

/**
 * Answering by a link of an e-mail, signed out. Both are sent with POST, so that the token stands in no address and a mail
 * program that opens links answers nothing.
 */
export const answerLinkCalls = [
  call({
    method: 'POST',
    path: '/answerLink',
    summary:
      'What the link of an e-mail is about: the event, the player’s first name and the present answer.',
    who: 'public',
    body: linkInput,
    response,
    run: async (req, { body }) => ({ link: await viewAnswerLink(req, body.token, networkOf(req.headers)) }),
  }),
  call({
    method: 'POST',
    path: '/answerLink/answer',
    summary:
      'Answers an event for one player by the link of an e-mail, with the rights of whom it was sent to.',
    who: 'public',
    body: linkAnswerInput,
    response,
    run: async (req, { body }) => ({ link: await answerByLink(req, body, networkOf(req.headers)) }),
  }),
]
