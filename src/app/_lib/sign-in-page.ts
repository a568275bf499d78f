import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { csrfTokenOf } from '@/lib/csrf'

type Query = Record<string, string | string[] | undefined>

/** A value of a page's query; undefined when it is missing or repeated. */
export const only = (query: Query, key: string): string | undefined => {
  const value = query[key]
  return typeof value === 'string' ? value : undefined
}

/**
 * The csrf token for a page whose form also works without JavaScript. A page cannot set a cookie, so a browser without
 * one is redirected once to /api/auth/{action}, which sets it and redirects back; `undefined` for a browser that keeps no
 * cookies.
 */
export const csrfOrFetch = (
  req: PayloadRequest,
  query: Query,
  action: 'signin' | 'signout',
): string | undefined => {
  const token = csrfTokenOf(req.headers, req.payload.secret)
  if (token || only(query, 'cookies')) return token
  const kept = ['callbackUrl', 'error', 'everywhere'].flatMap((key) =>
    only(query, key) ? [[key, only(query, key)!]] : [],
  )
  redirect(`/api/auth/${action}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`)
}
