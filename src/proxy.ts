import { type NextRequest, NextResponse } from 'next/server'
import { cookieName } from '@/lib/cookies'
import { pagePolicy } from '@/lib/security-headers'

/** The header in which a page learns its own address; app/_lib/require-audience reads it. */
const PATH_HEADER = 'x-page-path'
const SESSION_COOKIE = 'akademia-token'

/**
 * In front of the pages that depend on who looks: hands each its address and a nonce for its scripts, and sends on
 * whoever cannot be signed in. It only looks for the cookie; the page itself decides (requireAudience).
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const signedIn = request.cookies.has(cookieName(SESSION_COOKIE))
  if (pathname.startsWith('/auth/') && !signedIn) {
    const back = new URLSearchParams({ callbackUrl: pathname + search, error: 'SessionRequired' })
    return NextResponse.redirect(new URL(`/login?${back}`, request.url))
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const headers = new Headers(request.headers)
  headers.set(PATH_HEADER, pathname + search)
  const policy = pagePolicy(nonce)
  if (policy) headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  if (policy) response.headers.set('content-security-policy', policy)
  return response
}

export const config = {
  matcher: ['/auth/:path*', '/login', '/signOut', '/forgot-password', '/reset-password'],
}
