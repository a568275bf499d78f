import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'

/**
 * The panel has no sign-in, no forgotten password and no "first user" of its own: all of them lead to the
 * site's /login, so that one door has one lock. Whoever is signed in already goes straight on.
 */
export function LoginRedirect({ initPageResult, searchParams }: AdminViewServerProps) {
  const wanted = searchParams?.redirect
  const target = getSafeRedirect({
    fallbackTo: '/admin',
    redirectTo: typeof wanted === 'string' ? wanted : '/admin',
  })
  redirect(initPageResult.req.user ? target : `/login?callbackUrl=${encodeURIComponent(target)}`)
}
