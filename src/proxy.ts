import { type NextRequest, NextResponse } from 'next/server'
import type { ServerHandle } from '@/app/_lib/bootstrap'
import { cookieName } from '@/lib/cookies'
import { isInternal } from '@/lib/internal-key'
import { ROUTES } from '@/lib/routes'
import { pagePolicy, publicPolicy } from '@/lib/security-headers'

/** The header with the page's own address; app/_lib/require-audience reads it. */
const PATH_HEADER = 'x-page-path'
const SESSION_COOKIE = 'akademia-token'
const POLICY = 'content-security-policy'
/** There is no page at this address, so Next renders the 404 page. */
const NOT_FOUND = '/404'

const PATHS = new Set<string>(Object.values(ROUTES).map(({ path }) => path))
const SIGN_IN = [
  ROUTES.login,
  ROUTES.signOut,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.confirmEmail,
  ROUTES.answerByLink,
  ROUTES.unsubscribe,
].map(({ path }) => path as string)
/** Pages whose form contains the CSRF token. */
const CSRF_PAGES: readonly string[] = [ROUTES.login.path, ROUTES.signOut.path]

const isPanel = (path: string): boolean => /^\/admin(\/|$)/.test(path)
const isBelowAuth = (path: string): boolean => path.startsWith('/auth/')
/** Whether a page is rendered for each request; every other one is prerendered. */
const isPersonal = (path: string): boolean =>
  isPanel(path) || SIGN_IN.includes(path) || (isBelowAuth(path) && PATHS.has(path))

/** The handle set at the server's start (src/instrumentation.ts), in the same process but another bundle. */
const server = (): ServerHandle | undefined => globalThis.akademia

function withPolicy(response: NextResponse, policy: string | undefined): NextResponse {
  if (policy) response.headers.set(POLICY, policy)
  return response
}

/** Passes a page that depends on the caller its address, a nonce for its scripts and, for a form, the CSRF token. */
function personal(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const headers = new Headers(request.headers)
  headers.set(PATH_HEADER, pathname + search)
  const policy = pagePolicy(Buffer.from(crypto.randomUUID()).toString('base64'))
  if (policy) headers.set(POLICY, policy)
  const given = CSRF_PAGES.includes(pathname) ? server()?.csrfCookie(request.headers) : undefined
  if (given)
    headers.set(
      'cookie',
      [headers.get('cookie'), given.slice(0, given.indexOf(';'))].filter(Boolean).join('; '),
    )
  const response = NextResponse.next({ request: { headers } })
  if (given) response.headers.append('set-cookie', given)
  return withPolicy(response, policy)
}

/**
 * Runs before every page. Without a session cookie, pages below /auth redirect to the sign-in; whether the session is
 * valid is checked by the page (requireAudience). An unknown address, and pages of Next that are no addresses (`/_global-error`),
 * get the 404 page before anything is rendered or cached for them.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search, searchParams } = request.nextUrl
  if (isBelowAuth(pathname) && !request.cookies.has(cookieName(SESSION_COOKIE))) {
    const back = new URLSearchParams({ callbackUrl: pathname + search, error: 'SessionRequired' })
    return NextResponse.redirect(new URL(`/login?${back}`, request.url))
  }
  const refused = isPanel(pathname) && (await server()?.refusePanel(request))
  if (refused) return refused
  if (isPersonal(pathname)) return personal(request)
  const internal = isInternal(request.headers)
  const isNextsOwn = pathname.startsWith('/_')
  if (!internal && (isNextsOwn || (await server()?.isMissing(pathname, searchParams))))
    return withPolicy(NextResponse.rewrite(new URL(NOT_FOUND, request.url)), publicPolicy())
  return withPolicy(NextResponse.next(), publicPolicy())
}

export const config = {
  // Pages only: other routes check access themselves, and the build's files are public.
  matcher: ['/((?!_next/|api/|cms/|files/|feeds/|internal/).*)'],
}
