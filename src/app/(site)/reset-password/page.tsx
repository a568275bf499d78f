import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/features/session/screens/reset-password-screen'

export const metadata: Metadata = { title: 'Nové heslo', referrer: 'no-referrer', robots: { index: false } }

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />
}
