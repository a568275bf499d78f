import type { Metadata } from 'next'
import { ConfirmEmailScreen } from '@/features/session/screens/confirm-email-screen'

export const metadata: Metadata = {
  title: 'Potvrdenie e-mailu',
  referrer: 'no-referrer',
  robots: { index: false },
}

// Its scripts have a nonce (src/proxy.ts), so it is rendered for each request.
export const dynamic = 'force-dynamic'

export default function ConfirmEmailPage() {
  return <ConfirmEmailScreen />
}
