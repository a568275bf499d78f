import { authCall, type RawCall } from '@/lib/contract'
import { tokenCookie } from '@/lib/cookies'
import { csrfFor, isCsrfToken } from '@/lib/csrf'
import { readForm } from '@/lib/form'
import { createNetworkLimit } from '@/lib/limits'
import { networkOf } from '@/lib/network'
import { ownBase } from '@/lib/origin'
import { safeReturn } from '@/lib/return-url'
import { PRIVATE, privateJson, privateRedirect } from '@/lib/private-response'
import { renewSession, signOut } from './commands'
import {
  csrfInput,
  csrfSchema,
  emptySchema,
  nextPageResponse,
  logInput,
  providersSchema,
  sessionSchema,
  signOutInput,
  signOutRefusedSchema,
  redirectResponse,
} from './schema'
import { providersView, sessionView } from './views'

const LOG_BYTES = 2048
const logLimit = createNetworkLimit('log', 10, 60)

const readSession: RawCall['respond'] = async (req) => {
  const renewed = await renewSession(req)
  return privateJson(sessionView(req), [renewed && tokenCookie(renewed)])
}

const updateSession: RawCall['respond'] = async (req, request, params) => {
  const form = await readForm(request)
  return isCsrfToken(request.headers, req.payload.secret, form.csrfToken)
    ? readSession(req, request, params)
    : privateJson({}, [], 400)
}

const postSignOut: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request)
  const base = ownBase(request.headers)
  const wantsJson = form.json === 'true'
  if (!isCsrfToken(request.headers, req.payload.secret, form.csrfToken)) {
    const url = `${base}/api/auth/signout?csrf=true`
    return wantsJson ? privateJson({ url }, [], 403) : privateRedirect(url)
  }
  await signOut(req, form.everywhere === 'true')
  const url = safeReturn(form.callbackUrl, base)
  const endedCookie = tokenCookie({ token: '', maxAge: 0 })
  const response = wantsJson ? privateJson({ url }, [endedCookie]) : privateRedirect(url, [endedCookie])
  // Not the cookies: with the one of a known device strangers' attempts cannot lock its owner out.
  response.headers.set('clear-site-data', '"storage"')
  return response
}

const log: RawCall['respond'] = async (req, request) => {
  await logLimit.take(networkOf(request.headers))
  const { level, code = '' } = await readForm(request, LOG_BYTES)
  // Only the code is logged: other fields may hold personal data.
  if (level === 'error' && /^[A-Z_]{1,60}$/.test(code))
    req.payload.logger.warn({ event: 'sign-in trouble in a browser', code })
  return new Response(null, { status: 200, headers: PRIVATE })
}

const sessionResponse = {
  description: 'The session; an empty object when nobody is signed in.',
  json: sessionSchema,
}

/** The calls of the sign-in protocol about who is signed in, and for signing out. */
export const sessionCalls = [
  authCall(
    'GET',
    'session',
    'Who is signed in, and until when; renews a session that is half over.',
    readSession,
    {
      responses: { 200: sessionResponse },
    },
  ),
  authCall('POST', 'session', 'The same, for a client that sends its csrf token.', updateSession, {
    form: csrfInput,
    responses: {
      200: sessionResponse,
      400: { description: 'The csrf token is not ours.', json: emptySchema },
    },
  }),
  authCall(
    'GET',
    'csrf',
    'The token every form of the protocol sends back.',
    async (req, request) => {
      const { token, cookie } = csrfFor(request.headers, req.payload.secret)
      return privateJson({ csrfToken: token }, [cookie])
    },
    { responses: { 200: { description: 'The token.', json: csrfSchema } } },
  ),
  authCall(
    'GET',
    'providers',
    'The ways to sign in.',
    async (req, request) => privateJson(providersView(ownBase(request.headers))),
    { responses: { 200: { description: 'By their id.', json: providersSchema } } },
  ),
  authCall(
    'POST',
    'signout',
    'Ends the session of this device; with the form field everywhere=true of all devices of the account.',
    postSignOut,
    {
      form: signOutInput,
      responses: {
        200: nextPageResponse,
        303: redirectResponse,
        403: { description: 'The csrf token is not ours.', json: signOutRefusedSchema },
      },
    },
  ),
  authCall('POST', '_log', 'Logs what went wrong in a browser.', log, {
    form: logInput,
    responses: { 200: { description: 'Logged, or dropped.' } },
  }),
]
