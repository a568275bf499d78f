import { type NextRequest, NextResponse } from 'next/server'
import type { ServerHandle } from '@/app/_lib/bootstrap'
import { cookieName } from '@/lib/cookies'
import { isInternal } from '@/lib/internal-key'
import { ROUTES } from '@/lib/routes'
import { pagePolicy, publicPolicy } from '@/lib/security-headers'

/** The header in which a page learns its own address; app/_lib/require-audience reads it. */
const PATH_HEADER = 'x-page-path'
const SESSION_COOKIE = 'akademia-token'
const POLICY = 'content-security-policy'
/** No page stands here, so Next answers with the 404 page. */
const NOT_FOUND = '/404'

const PATHS = new Set<string>(Object.values(ROUTES).map(({ path }) => path))
const SIGN_IN = [
  ROUTES.login,
  ROUTES.signOut,
  ROUTES.forgotPassword,
  ROUTES.resetPassword,
  ROUTES.confirmEmail,
].map(({ path }) => path as string)
/** Pages whose form carries the token of the browser's cookie. */
const CSRF_PAGES: readonly string[] = [ROUTES.login.path, ROUTES.signOut.path]

const isPanel = (path: string): boolean => /^\/admin(\/|$)/.test(path)
const isBelowAuth = (path: string): boolean => path.startsWith('/auth/')
/** Made anew for each request; every other page is prerendered. */
const isPersonal = (path: string): boolean =>
  isPanel(path) || SIGN_IN.includes(path) || (isBelowAuth(path) && PATHS.has(path))

/** What the start of the server has opened (src/instrumentation.ts): the same process, another bundle. */
const server = (): ServerHandle | undefined => globalThis.akademia

function withPolicy(response: NextResponse, policy: string | undefined): NextResponse {
  if (policy) response.headers.set(POLICY, policy)
  return response
}

/** Hands a page that depends on who looks its address, a nonce for its scripts and, for a form, the csrf token. */
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
 * In front of every page. Whoever cannot be signed in is sent to the sign-in (it only looks for the cookie, the page
 * itself decides: requireAudience). An address that names nothing the club has is the 404 page before anything is
 * rendered or kept for it.
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
  if (!internal && (await server()?.isMissing(pathname, searchParams)))
    return withPolicy(NextResponse.rewrite(new URL(NOT_FOUND, request.url)), publicPolicy())
  return withPolicy(NextResponse.next(), publicPolicy())
}

export const config = {
  // Pages only: the other doors decide for themselves, and the build's files are the same for everybody.
  matcher: ['/((?!_next/|api/|cms/|files/|feeds/|internal/).*)'],
}
