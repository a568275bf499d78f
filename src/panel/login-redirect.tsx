import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

/**
 * In place of the panel's own pages for signing in, a forgotten password and the first user: redirects to the site's
 * /login, whose limits then hold for the panel, or to the requested page when the caller is signed in.
 */
export function LoginRedirect({ initPageResult, searchParams }: AdminViewServerProps) {
  const requested = searchParams?.redirect
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: typeof requested === 'string' ? requested : '/admin',
  })
  redirect(initPageResult.req.user ? target : `/login?callbackUrl=${encodeURIComponent(target)}`)
}
