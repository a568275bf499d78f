import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentRequest } from '@/app/_lib/current-request'
import { csrfOrFetch, only } from '@/app/_lib/sign-in-page'
import { signInProblem } from '@/features/session/labels'
import { startPageOf } from '@/features/session/rules'
import { LoginScreen } from '@/features/session/screens/login-screen'
import { ownBase } from '@/lib/origin'
import { ownPath } from '@/lib/return-url'

export const metadata: Metadata = {
  title: 'Prihlásenie',
  description:
    'Vstup pre hráčov, rodičov a trénerov: tréningy, zápasy, dochádzka a členské na jednom mieste.',
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const [req, query] = await Promise.all([currentRequest(), searchParams])
  const requested = ownPath(only(query, 'callbackUrl'), ownBase(req.headers))
  const back = requested?.startsWith('/login') ? undefined : requested
  if (req.user) redirect(back ?? startPageOf(req.user.role))
  const csrfToken = csrfOrFetch(req, query, 'signin')
  const problem = signInProblem(csrfToken ? only(query, 'error') : 'NoCookies')
  return <LoginScreen callbackUrl={back ?? ''} csrfToken={csrfToken ?? ''} problem={problem} />
}
