import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

/**
 * In place of the panel's own pages for signing in, a forgotten password and the first user: redirects to the site's
 * /login, whose limits then hold for the panel, or to the wanted page when the caller is signed in.
 */
export function LoginRedirect({ initPageResult, searchParams }: AdminViewServerProps) {
  const wanted = searchParams?.redirect
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: typeof wanted === 'string' ? wanted : '/admin',
  })
  redirect(initPageResult.req.user ? target : `/login?callbackUrl=${encodeURIComponent(target)}`)
}
