import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AnyCall, RawCall } from '@/lib/contract'
import { cookieLine } from '@/lib/cookies'
import { csrfFor, csrfHolds, csrfTokenOf } from '@/lib/csrf'
import { readForm } from '@/lib/form'
import { deviceLine, knownDevice } from '@/lib/known-device'
import { createNetworkLimit, networkOf, TryLater } from '@/lib/limits'
import { ownBase, safeReturn } from '@/lib/origin'
import { renewSession, signIn, type SignedIn, signOut } from './commands'
import { WRONG_SIGN_IN } from './labels'
import { homeOf } from './rules'
import { providerAnswer, providersView, sessionAnswer, sessionView } from './views'

/** Payload reads its token from the cookie of this name; `cookiePrefix` in payload.config.ts agrees with it. */
const TOKEN = 'akademia-token'
const FORM_BYTES = 16_384
const LOG_BYTES = 2048
const logLimit = createNetworkLimit(10, 60)

const PRIVATE = { 'cache-control': 'private, no-cache, no-store', vary: 'cookie' }

type Lines = (string | undefined)[]
const headersWith = (cookies: Lines, more: Record<string, string> = {}): Headers => {
  const headers = new Headers({ ...PRIVATE, ...more })
  for (const line of cookies) if (line) headers.append('set-cookie', line)
  return headers
}

const json = (
  body: unknown,
  cookies: Lines = [],
  status = 200,
  more: Record<string, string> = {},
): Response => Response.json(body, { status, headers: headersWith(cookies, more) })

const redirect = (location: string, cookies: Lines = []): Response =>
  new Response(null, { status: 303, headers: headersWith(cookies, { location }) })

const tokenLine = (opened: SignedIn): string => cookieLine(TOKEN, opened.token, opened.maxAge)

/** The sign-in page with what the protocol carries along; other keys stay behind. */
const loginPage = (base: string, query: Record<string, string | undefined>): string => {
  const kept = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return kept.length > 0 ? `${base}/login?${new URLSearchParams(kept)}` : `${base}/login`
}

const queryOf = (request: Request) => new URL(request.url).searchParams

/** Gives the browser its csrf cookie on the way to a page whose form works without script. */
const towards =
  (page: (base: string, request: Request) => string) => async (req: PayloadRequest, request: Request) => {
    const base = ownBase(request.headers)
    return redirect(page(base, request), [csrfFor(request.headers, req.payload.secret).cookie])
  }

const toLogin = towards((base, request) => {
  const wanted = queryOf(request).get('callbackUrl')
  return loginPage(base, {
    error: queryOf(request).get('error') ?? undefined,
    callbackUrl: wanted ? safeReturn(wanted, base) : undefined,
    cookies: '1',
  })
})

const readSession: RawCall['respond'] = async (req) => {
  const renewed = await renewSession(req)
  return json(sessionView(req), [renewed && tokenLine(renewed)])
}

const updateSession: RawCall['respond'] = async (req, request, params) => {
  const form = await readForm(request, FORM_BYTES)
  return csrfHolds(request.headers, req.payload.secret, form.csrfToken)
    ? readSession(req, request, params)
    : json({}, [], 400)
}

const postSignIn: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request, FORM_BYTES)
  const base = ownBase(request.headers)
  const url = loginPage(base, { callbackUrl: safeReturn(form.callbackUrl, base) })
  return form.json === 'true' ? json({ url }) : redirect(url)
}

const callback: RawCall['respond'] = async (req, request, { provider }) => {
  if (provider !== 'credentials')
    return json({ errors: [{ message: 'Neznámy spôsob prihlásenia.' }] }, [], 404)
  const form = await readForm(request, FORM_BYTES)
  const base = ownBase(request.headers)
  const refuse = (
    status: number,
    error: string,
    message: string,
    more?: Record<string, string>,
  ): Response => {
    if (form.json !== 'true')
      return redirect(
        loginPage(base, { error, callbackUrl: form.callbackUrl && safeReturn(form.callbackUrl, base) }),
      )
    const url = `${base}/api/auth/error?${new URLSearchParams({ error, provider })}`
    return json({ url, errors: [{ message }] }, [], status, more)
  }
  if (!csrfHolds(request.headers, req.payload.secret, form.csrfToken)) {
    // The page gave the cookie along with the form; a browser that sends none keeps none.
    const error = csrfTokenOf(request.headers, req.payload.secret) ? 'MissingCSRF' : 'NoCookies'
    return refuse(403, error, 'Formulár bol otvorený pridlho. Skúste to, prosím, znova.')
  }
  try {
    const typed = { name: form.email ?? form.username ?? '', password: form.password ?? '' }
    const { secret } = req.payload
    const device = knownDevice(request.headers, secret)
    const opened = await signIn(req, typed, { network: networkOf(request.headers), device })
    if (!opened) return refuse(401, 'CredentialsSignin', WRONG_SIGN_IN)
    const url = form.callbackUrl ? safeReturn(form.callbackUrl, base) : base + homeOf(opened.role)
    const cookies = [tokenLine(opened), deviceLine(request.headers, secret, opened.account)]
    return form.json === 'true' ? json({ url }, cookies) : redirect(url, cookies)
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

const postSignOut: RawCall['respond'] = async (req, request) => {
  const form = await readForm(request, FORM_BYTES)
  const base = ownBase(request.headers)
  const wantsJson = form.json === 'true'
  if (!csrfHolds(request.headers, req.payload.secret, form.csrfToken)) {
    const url = `${base}/api/auth/signout?csrf=true`
    return wantsJson ? json({ url }, [], 403) : redirect(url)
  }
  await signOut(req, form.everywhere === 'true')
  const url = safeReturn(form.callbackUrl, base)
  const gone = cookieLine(TOKEN, '', 0)
  const response = wantsJson ? json({ url }, [gone]) : redirect(url, [gone])
  // What the browser kept of the account goes; its cookies stay, so that a known device is not locked out by strangers.
  response.headers.set('clear-site-data', '"storage"')
  return response
}

const log: RawCall['respond'] = async (req, request) => {
  await logLimit.take(networkOf(request.headers))
  const { level, code = '' } = await readForm(request, LOG_BYTES)
  // The code is one of the client's own words; what else it sends may be anything, a person's data included.
  if (level === 'error' && /^[A-Z_]{1,60}$/.test(code))
    req.payload.logger.warn({ event: 'sign-in trouble in a browser', code })
  return new Response(null, { status: 200, headers: PRIVATE })
}

/** Fields of the protocol's forms; `json=true` asks for JSON instead of a redirect. */
const FORM = {
  csrfToken: z.string().optional(),
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
}
const REDIRECT = { description: 'To the page that goes on, for a form without script.' }
const WHERE = { description: 'Where to go on.', json: z.object({ url: z.string() }) }
/** A write from another site is refused before the protocol is asked; then there is no page to go to. */
const refusal = z.object({ url: z.string().optional(), errors: z.array(z.object({ message: z.string() })) })
const REFUSED = { description: 'What is wrong, and the page that says so.', json: refusal }
const SESSION = {
  description: 'The session; an empty object for nobody.',
  json: z.union([sessionAnswer, z.strictObject({})]),
}

const raw = (
  method: RawCall['method'],
  path: string,
  summary: string,
  respond: RawCall['respond'],
  more: Pick<RawCall, 'query' | 'form' | 'responses'>,
): RawCall => ({ method, path: `/auth/${path}`, summary, who: 'public', respond, ...more })

const loginQuery = z.object({ callbackUrl: z.string().optional(), error: z.string().optional() })
const TO_PAGE = { query: loginQuery, responses: { 303: REDIRECT } }

/** The calls of the browser client's sign-in protocol. */
export const sessionCalls: AnyCall[] = [
  raw(
    'GET',
    'session',
    'Who is signed in, and until when; renews a session that is half over.',
    readSession,
    {
      responses: { 200: SESSION },
    },
  ),
  raw('POST', 'session', 'The same, asked for by the client with its csrf token.', updateSession, {
    form: z.object({ csrfToken: z.string().optional() }),
    responses: {
      200: SESSION,
      400: { description: 'The csrf token is not ours.', json: z.strictObject({}) },
    },
  }),
  raw(
    'GET',
    'csrf',
    'The token every form of the protocol sends back.',
    async (req, request) => {
      const { token, cookie } = csrfFor(request.headers, req.payload.secret)
      return json({ csrfToken: token }, [cookie])
    },
    { responses: { 200: { description: 'The token.', json: z.object({ csrfToken: z.string() }) } } },
  ),
  raw(
    'GET',
    'providers',
    'The ways to sign in.',
    async (req, request) => json(providersView(ownBase(request.headers))),
    { responses: { 200: { description: 'By their id.', json: z.object({ credentials: providerAnswer }) } } },
  ),
  raw('GET', 'signin', 'Leads to the sign-in page.', toLogin, TO_PAGE),
  raw('GET', 'signin/{provider}', 'Leads to the sign-in page.', toLogin, TO_PAGE),
  raw('POST', 'signin/{provider}', 'Leads to the sign-in page: no other provider exists.', postSignIn, {
    form: z.object(FORM),
    responses: { 200: WHERE, 303: REDIRECT },
  }),
  raw('POST', 'callback/{provider}', 'Signs in with e-mail or sign-in name and password.', callback, {
    form: z.object({
      ...FORM,
      email: z.string().optional().describe('E-mail or sign-in name; `username` is taken too.'),
      username: z.string().optional(),
      password: z.string().optional(),
    }),
    responses: {
      200: WHERE,
      303: REDIRECT,
      401: REFUSED,
      403: REFUSED,
      429: REFUSED,
      503: REFUSED,
    },
  }),
  raw(
    'GET',
    'signout',
    'Leads to the page that signs out.',
    towards((base) => `${base}/signOut?cookies=1`),
    { responses: { 303: REDIRECT } },
  ),
  raw(
    'POST',
    'signout',
    'Ends the session of this device; with the form field everywhere=true of all devices of the account.',
    postSignOut,
    {
      form: z.object({ ...FORM, everywhere: z.string().optional() }),
      responses: {
        200: WHERE,
        303: REDIRECT,
        403: { description: 'The csrf token is not ours.', json: z.union([WHERE.json, refusal]) },
      },
    },
  ),
  raw('POST', '_log', 'Takes down what went wrong in a browser.', log, {
    form: z.object({
      level: z.string().optional(),
      code: z.string().optional(),
      message: z.string().optional(),
    }),
    responses: { 200: { description: 'Taken down, or dropped.' } },
  }),
  raw('GET', 'error', 'Leads to the sign-in page, which says what went wrong.', toLogin, TO_PAGE),
]
