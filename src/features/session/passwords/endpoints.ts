import { call, rawCall, type RawCall } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { readForm } from '@/lib/form'
import { knownDevice } from '@/lib/known-device'
import { networkOf } from '@/lib/network'
import { ownBase } from '@/lib/origin'
import { LINK_SENT, PASSWORD_SET } from '../labels'
import { messageSchema } from '../schema'
import { changePassword, invite, requestLink, resetPassword, setPasswordOf } from './commands'
import { linkInput, newPasswordInput, resetInput } from './schema'

/** Responds with JSON to a script, and with a redirect to a form sent without one. */
const postLinkRequest: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request, 4096)
  const source = {
    network: networkOf(request.headers),
    device: knownDevice(request.headers, req.payload.secret),
  }
  await requestLink(req, (form.name ?? form.email ?? '').slice(0, 254), source)
  if (request.headers.get('content-type')?.includes('json')) return Response.json({ message: LINK_SENT })
  const location = `${ownBase(request.headers)}/forgot-password?sent=1`
  return new Response(null, { status: 303, headers: { location } })
}

/** Links to set a password, and changes of passwords. */
export const passwordCalls = [
  rawCall({
    method: 'POST',
    path: '/password/link',
    summary:
      'Sends a link to set a password to the account of this `name` or `email`, if it exists; the response does not tell.',
    who: 'public',
    form: linkInput,
    responses: {
      200: { description: 'The same for every name, known or not.', json: messageSchema },
      303: { description: 'To the page with the same sentence, for a form without script.' },
    },
    respond: postLinkRequest,
  }),
  call({
    method: 'POST',
    path: '/password/reset',
    summary: 'Sets a password with the token of a link.',
    who: 'public',
    body: resetInput,
    response: messageSchema,
    run: async (req, { body }) => {
      await resetPassword(req, body, networkOf(req.headers))
      return { message: PASSWORD_SET }
    },
  }),
  call({
    method: 'POST',
    path: '/users/me/password',
    summary: 'Changes the own password and signs out every other device.',
    who: 'signedIn',
    body: newPasswordInput,
    response: messageSchema,
    run: async (req, { body }) => {
      await changePassword(req, body)
      return { message: 'Heslo bolo zmenené. Na ostatných zariadeniach sa prihláste znova.' }
    },
  }),
  call({
    method: 'POST',
    path: '/users/{id}/password',
    summary: 'Sets the password of a child one acts for, or as an admin of anybody; asks for the own one.',
    who: 'signedIn',
    body: newPasswordInput,
    response: messageSchema,
    run: async (req, { params, body }) => {
      await setPasswordOf(req, params.id!, body)
      return { message: 'Heslo bolo nastavené.' }
    },
  }),
  call({
    method: 'POST',
    path: '/users/{id}/invitation',
    summary: 'Sends a member the link with which they set their first password.',
    who: ADMIN,
    response: messageSchema,
    run: async (req, { params }) => {
      await invite(req, params.id!)
      return { message: 'Pozvánka je na ceste.' }
    },
  }),
]
