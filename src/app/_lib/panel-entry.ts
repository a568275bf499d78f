import type { Payload } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { isAdmin } from '@/access/roles'
import { PANEL } from '@/lib/routes'
import { refusalPage } from './refusal-page'

/** Payload's own sign-in pages, which are replaced by ours; `redirect` in their query is the page to open afterwards. */
const SIGN_IN = new RegExp(`^${PANEL.href}/(login|logout|logout-inactivity|unauthorized)$`)

/** The page of the panel to open after the sign-in. */
const requestedPage = ({ pathname, search, searchParams }: URL): string => {
  if (!SIGN_IN.test(pathname)) return pathname + search
  return getSafeRedirect({ fallbackTo: PANEL.href, redirectTo: searchParams.get('redirect') ?? PANEL.href })
}

/**
 * The response for everybody but administrators: a redirect to the sign-in, the 403 page, or 404 for a write; undefined
 * for an administrator. Called before anything is rendered (src/proxy.ts): already the panel's frame names all
 * collections and fields.
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
