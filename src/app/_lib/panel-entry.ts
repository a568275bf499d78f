import type { Payload } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { isAdmin } from '@/access/roles'
import { PANEL } from '@/lib/routes'
import { refusalPage } from './refusal-page'

/** Payload's own pages for signing in, of which the panel has none; `redirect` in their query says where to go on. */
const SIGN_IN = new RegExp(`^${PANEL.href}/(login|logout|logout-inactivity|unauthorized)$`)

/** Where somebody goes on to after the sign-in: the page of the panel that they asked for. */
const requestedPage = ({ pathname, search, searchParams }: URL): string => {
  if (!SIGN_IN.test(pathname)) return pathname + search
  return getSafeRedirect({ fallbackTo: PANEL.href, redirectTo: searchParams.get('redirect') ?? PANEL.href })
}

/**
 * What whoever is no administrator gets instead of the panel: the sign-in, or the 403 page. Undefined for
 * administrators, who go on. Asked before anything is rendered (src/proxy.ts): the panel's frame alone tells which
 * collections and fields there are.
 */
export async function refusePanel(payload: Payload, request: Request): Promise<Response | undefined> {
  const { user } = await payload.auth({ headers: request.headers })
  if (isAdmin({ user: user ?? null })) return undefined
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 404 })
  const url = new URL(request.url)
  if (!user) {
    const login = new URL(`/login?${new URLSearchParams({ callbackUrl: requestedPage(url) })}`, url)
    return new Response(null, { status: 307, headers: { location: login.href } })
  }
  const { body, headers } = await refusalPage(403, url.pathname)
  const kept = ['content-type', 'content-security-policy'].flatMap((name) => {
    const value = headers.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return new Response(body, { status: 403, headers: [...kept, ['cache-control', 'private, no-store']] })
}
