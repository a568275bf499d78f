import { call } from '@/lib/contract'
import { conflict, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { z } from 'zod'
import { deviceList, subscribe, unsubscribe } from './commands'
import { ownDevice } from './queries'
import { devicesSchema, subscribedSchema, subscriptionInput } from './schema'
import { sendTest } from './service'

/** Test messages of an account in ten minutes. */
export const testLimit = createLimit('push-test', 5, 600)

/** Push messages to the caller's own devices. */
export const pushCalls = [
  call({
    method: 'GET',
    path: '/pushSubscriptions',
    summary:
      'The devices that receive the caller’s push messages, and the public key a browser subscribes with.',
    who: 'signedIn',
    response: devicesSchema,
    run: (req) => deviceList(req),
  }),
  call({
    method: 'POST',
    path: '/pushSubscriptions',
    summary:
      'Turns push messages on in this browser; one that received somebody else’s now receives the caller’s.',
    who: 'signedIn',
    body: subscriptionInput,
    response: subscribedSchema,
    run: (req, { body }) => subscribe(req, body, req.headers.get('user-agent') ?? ''),
  }),
  call({
    method: 'DELETE',
    path: '/pushSubscriptions/{id}',
    summary: 'Ends push messages to one of the caller’s devices.',
    who: 'signedIn',
    response: devicesSchema,
    run: (req, { params }) => unsubscribe(req, params.id!),
  }),
  call({
    method: 'POST',
    path: '/pushSubscriptions/{id}/test',
    summary: 'Sends a test message to one of the caller’s devices and says whether its push service took it.',
    who: 'signedIn',
    response: z.object({ message: z.string() }),
    run: async (req, { params }) => {
      if (!(await ownDevice(req, params.id!))) throw notFound('Toto zariadenie už notifikácie neprijíma.')
      await testLimit.take(req.user!.id)
      const outcome = await sendTest(req, params.id!)
      if (outcome.state !== 'sent') throw conflict(outcome.reason)
      return {
        message: 'Skúšobná notifikácia je na ceste. Ak o chvíľu nepríde, skontrolujte nastavenia telefónu.',
      }
    },
  }),
]
