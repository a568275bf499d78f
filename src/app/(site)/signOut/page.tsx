import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { currentRequest } from '@/app/_lib/current-request'
import { csrfOrFetch, only } from '@/app/_lib/sign-in-page'
import { SignOutScreen } from '@/features/session/screens/sign-out-screen'

export const metadata: Metadata = { title: 'Odhlásenie' }

export default async function SignOutPage({ searchParams }: PageProps<'/signOut'>) {
  const [req, query] = await Promise.all([currentRequest(), searchParams])
  if (!req.user) redirect('/')
  const csrfToken = csrfOrFetch(req, query, 'signout') ?? ''
  const everywhere = only(query, 'everywhere') === 'true'
  return (
    <SignOutScreen
      csrfToken={csrfToken}
      everywhere={everywhere}
      me={req.user.id}
      name={req.user.name ?? ''}
    />
  )
}
