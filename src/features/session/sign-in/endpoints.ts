import type { PayloadRequest } from 'payload'
import { authCall, type RawCall } from '@/lib/contract'
import { tokenCookie } from '@/lib/cookies'
import { csrfFor, isCsrfToken, csrfTokenOf } from '@/lib/csrf'
import { deviceName } from '@/lib/device-name'
import { readForm } from '@/lib/form'
import { deviceCookie, knownDevice } from '@/lib/known-device'
import { networkOf } from '@/lib/network'
import { TryLater } from '@/lib/errors'
import { ownBase } from '@/lib/origin'
import { safeReturn } from '@/lib/return-url'
import { privateJson, privateRedirect } from '@/lib/private-response'
import { signIn } from './commands'
import { WRONG_SIGN_IN } from '../labels'
import { startPageOf } from '../rules'
import { nextPageResponse, protocolInput, refusedResponse, redirectResponse } from '../schema'
import { signInInput, signInQuery } from './schema'

/** The address of the sign-in page with the query's non-empty values. */
const loginPage = (base: string, query: Record<string, string | undefined>): string => {
  const kept = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return kept.length > 0 ? `${base}/login?${new URLSearchParams(kept)}` : `${base}/login`
}

const queryOf = (request: Request) => new URL(request.url).searchParams

/** Redirects to a page with a form that works without script, and sets the csrf cookie the form needs. */
const redirectWithCsrf =
  (page: (base: string, request: Request) => string) => async (req: PayloadRequest, request: Request) => {
    const base = ownBase(request.headers)
    return privateRedirect(page(base, request), [csrfFor(request.headers, req.payload.secret).cookie])
  }

const redirectToLogin = redirectWithCsrf((base, request) => {
  const callbackUrl = queryOf(request).get('callbackUrl')
  return loginPage(base, {
    error: queryOf(request).get('error') ?? undefined,
    callbackUrl: callbackUrl ? safeReturn(callbackUrl, base) : undefined,
    cookies: '1',
  })
})

const postSignIn: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request)
  const base = ownBase(request.headers)
  const url = loginPage(base, { callbackUrl: safeReturn(form.callbackUrl, base) })
  return form.json === 'true' ? privateJson({ url }) : privateRedirect(url)
}

const callback: RawCall['respond'] = async (req, request, { provider }) => {
  if (provider !== 'credentials')
    return privateJson({ errors: [{ message: 'Neznámy spôsob prihlásenia.' }] }, [], 404)
  const form = await readForm(request)
  const base = ownBase(request.headers)
  const refuse = (
    status: number,
    error: string,
    message: string,
    more?: Record<string, string>,
  ): Response => {
    if (form.json !== 'true')
      return privateRedirect(
        loginPage(base, { error, callbackUrl: form.callbackUrl && safeReturn(form.callbackUrl, base) }),
      )
    const url = `${base}/api/auth/error?${new URLSearchParams({ error, provider })}`
    return privateJson({ url, errors: [{ message }] }, [], status, more)
  }
  if (!isCsrfToken(request.headers, req.payload.secret, form.csrfToken)) {
    // The form's page set the cookie: a browser that does not send it refuses cookies.
    const error = csrfTokenOf(request.headers, req.payload.secret) ? 'MissingCSRF' : 'NoCookies'
    return refuse(403, error, 'Formulár bol otvorený pridlho. Skúste to, prosím, znova.')
  }
  try {
    const credentials = { name: form.email ?? form.username ?? '', password: form.password ?? '' }
    const { secret } = req.payload
    const device = knownDevice(request.headers, secret)
    const issued = await signIn(req, credentials, {
      network: networkOf(request.headers),
      device,
      deviceName: deviceName(request.headers.get('user-agent')),
    })
    if (!issued) return refuse(401, 'CredentialsSignin', WRONG_SIGN_IN)
    const url = form.callbackUrl ? safeReturn(form.callbackUrl, base) : base + startPageOf(issued.role)
    const cookies = [tokenCookie(issued), deviceCookie(request.headers, secret, issued.account)]
    return form.json === 'true' ? privateJson({ url }, cookies) : privateRedirect(url, cookies)
  } catch (error) {
    if (!(error instanceof TryLater)) throw error
    return refuse(
      error.status,
      error.status === 429 ? 'TooManyRequests' : 'Busy',
      error.message,
      error.headers,
    )
  }
}

const loginRedirect = { query: signInQuery, responses: { 303: redirectResponse } }

/** The calls of the sign-in protocol that sign in, or lead to the sign-in page. */
export const signInCalls = [
  authCall('GET', 'signin', 'Leads to the sign-in page.', redirectToLogin, loginRedirect),
  authCall('GET', 'signin/{provider}', 'Leads to the sign-in page.', redirectToLogin, loginRedirect),
  authCall('POST', 'signin/{provider}', 'Leads to the sign-in page: no other provider exists.', postSignIn, {
    form: protocolInput,
    responses: { 200: nextPageResponse, 303: redirectResponse },
  }),
  authCall('POST', 'callback/{provider}', 'Signs in with e-mail or sign-in name and password.', callback, {
    form: signInInput,
    responses: {
      200: nextPageResponse,
      303: redirectResponse,
      401: refusedResponse,
      403: refusedResponse,
      429: refusedResponse,
      503: refusedResponse,
    },
  }),
  authCall(
    'GET',
    'error',
    'Leads to the sign-in page, which shows what went wrong.',
    redirectToLogin,
    loginRedirect,
  ),
  authCall(
    'GET',
    'signout',
    'Leads to the page that signs out.',
    redirectWithCsrf((base) => `${base}/signOut?cookies=1`),
    { responses: { 303: redirectResponse } },
  ),
]
