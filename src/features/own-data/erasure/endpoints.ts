import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { refuseErasure, requestErasure, withdrawErasure } from './commands'
import { erasurePreview, ownErasures, previewLimit } from './queries'
import { erasureInput, erasureSchema, previewSchema, refuseInput } from './schema'

const one = z.object({ erasure: erasureSchema })

/** Requests to erase one's own data. */
export const erasureCalls = [
  call({
    method: 'GET',
    path: '/erasures',
    summary: 'The requests about the caller and their children, newest first.',
    who: 'signedIn',
    response: z.object({ erasures: z.array(erasureSchema) }),
    run: (req) => ownErasures(req),
  }),
  call({
    method: 'POST',
    path: '/erasures',
    summary: 'Asks the club to erase the caller’s data or those of a child; once while a request is open.',
    who: 'signedIn',
    body: erasureInput,
    response: one,
    run: async (req, { body }) => ({ erasure: await requestErasure(req, body.person) }),
  }),
  call({
    method: 'POST',
    path: '/erasures/{id}/withdraw',
    summary: 'Takes an open request back.',
    who: 'signedIn',
    response: one,
    run: async (req, { params }) => ({ erasure: await withdrawErasure(req, params.id!) }),
  }),
  call({
    method: 'POST',
    path: '/erasures/{id}/refuse',
    summary: 'Refuses an open request with a reason, which is e-mailed to who asked.',
    who: ADMIN,
    body: refuseInput,
    response: one,
    run: async (req, { params, body }) => ({ erasure: await refuseErasure(req, params.id!, body.reply) }),
  }),
  call({
    method: 'GET',
    path: '/users/{id}/erasure',
    summary:
      'What an erasure would remove and leave: of oneself, of a child one acts for, or as an admin of anybody.',
    who: 'signedIn',
    response: previewSchema,
    run: async (req, { params }) => {
      await previewLimit.take(req.user!.id)
      return erasurePreview(req, params.id!)
    },
  }),
]
