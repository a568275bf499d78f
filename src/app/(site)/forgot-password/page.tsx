import type { Metadata } from 'next'
import { only } from '@/app/_lib/sign-in-page'
import { ForgotPasswordScreen } from '@/features/session/screens/forgot-password-screen'

export const metadata: Metadata = { title: 'Obnova hesla', robots: { index: false } }

export default async function ForgotPasswordPage({ searchParams }: PageProps<'/forgot-password'>) {
  return <ForgotPasswordScreen sent={only(await searchParams, 'sent') !== undefined} />
}
