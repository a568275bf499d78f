import { call } from '@/lib/contract'
import { endDevice, endOtherDevices } from './commands'
import { ownDevices } from './queries'
import { devicesSchema } from './schema'

/** The devices the caller is signed in on. */
export const deviceCalls = [
  call({
    method: 'GET',
    path: '/users/me/sessions',
    summary: 'The devices the caller is signed in on, this one first.',
    who: 'signedIn',
    response: devicesSchema,
    run: (req) => ownDevices(req),
  }),
  call({
    method: 'DELETE',
    path: '/users/me/sessions',
    summary: 'Signs the caller out on all devices but this one.',
    who: 'signedIn',
    response: devicesSchema,
    run: (req) => endOtherDevices(req),
  }),
  call({
    method: 'DELETE',
    path: '/users/me/sessions/{id}',
    summary: 'Signs the caller out on one device; it is signed out at its next request.',
    who: 'signedIn',
    response: devicesSchema,
    run: (req, { params }) => endDevice(req, params.id!),
  }),
]
