import type { Metadata } from 'next'
import { ResetPasswordScreen } from '@/features/session/screens/reset-password-screen'

export const metadata: Metadata = { title: 'Nové heslo', referrer: 'no-referrer', robots: { index: false } }

// Its scripts have a nonce (src/proxy.ts), so it is rendered for each request.
export const dynamic = 'force-dynamic'

export default function ResetPasswordPage() {
  return <ResetPasswordScreen />
}
