import { z } from 'zod'
import { call } from '@/lib/contract'
import { changeChoices } from './commands'
import { ownChoices } from './queries'
import { choicesInput, choicesSchema } from './schema'

const response = z.object({ choices: choicesSchema })

/** When a person wants copies of their messages, and of which. */
export const choiceCalls = [
  call({
    method: 'GET',
    path: '/notifications/choices',
    summary: "The caller's quiet hours, evening digest, and what is turned off.",
    who: 'signedIn',
    response,
    run: async (req) => ({ choices: await ownChoices(req) }),
  }),
  call({
    method: 'PATCH',
    path: '/notifications/choices',
    summary: "Changes the caller's quiet hours, evening digest, or what is turned off; absent keys stay.",
    who: 'signedIn',
    body: choicesInput,
    response,
    run: async (req, { body }) => ({ choices: await changeChoices(req, body) }),
  }),
]
