import type { Metadata } from 'next'
import { UnsubscribeForm } from '@/features/notifications/email/screens/unsubscribe-form.client'
import { AuthPage } from '@/features/session/components/auth-page'

export const metadata: Metadata = {
  title: 'E-maily od klubu',
  referrer: 'no-referrer',
  robots: { index: false },
}

// Its scripts have a nonce (src/proxy.ts), so it is rendered for each request.
export const dynamic = 'force-dynamic'

export default function UnsubscribePage() {
  return (
    <AuthPage lead="Vyberte, čo vám má chodiť e-mailom." title="E-maily od klubu">
      <noscript>
        <p>Vypnutie e-mailov potrebuje v prehliadači zapnutý JavaScript.</p>
      </noscript>
      <UnsubscribeForm />
    </AuthPage>
  )
}
