import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { answerLater, giveConsent, recordPaper } from './commands'
import { consentsOf } from './queries'
import { consentInput, consentsQuery, consentsSchema, paperInput } from './schema'

const response = z.object({ consents: consentsSchema })

export const consentCalls = [
  call({
    method: 'GET',
    path: '/consents',
    summary:
      'The consents of the caller and their children, with texts and history; an admin reads anybody’s.',
    who: 'signedIn',
    query: consentsQuery,
    response,
    run: async (req, { query }) => ({ consents: await consentsOf(req, query.person) }),
  }),
  call({
    method: 'POST',
    path: '/consents',
    summary:
      'Gives, refuses or withdraws a consent for oneself or a child; takes effect at the next request.',
    who: 'signedIn',
    body: consentInput,
    response,
    run: async (req, { body }) => ({ consents: await giveConsent(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/consents/paper',
    summary: 'Records an answer from a signed paper.',
    who: ADMIN,
    body: paperInput,
    response,
    run: async (req, { body }) => ({ consents: await recordPaper(req, body) }),
  }),
  call({
    method: 'POST',
    path: '/consents/later',
    summary: 'Asks the caller again in a few days.',
    who: 'signedIn',
    response: z.object({ until: z.string() }),
    run: (req) => answerLater(req),
  }),
]
