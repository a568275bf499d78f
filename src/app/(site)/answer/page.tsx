import type { Metadata } from 'next'
import { AnswerByLink } from '@/features/participants/answer-links/screens/answer-by-link.client'
import { AuthPage } from '@/features/session/components/auth-page'

export const metadata: Metadata = {
  title: 'Odpoveď na udalosť',
  referrer: 'no-referrer',
  robots: { index: false },
}

// Its scripts have a nonce (src/proxy.ts), so it is rendered for each request.
export const dynamic = 'force-dynamic'

export default function AnswerPage() {
  return (
    <AuthPage lead="Odpoveď odošlete tlačidlom, prihlasovať sa netreba." title="Odpoveď na udalosť">
      <noscript>
        <p>Odpoveď z e-mailu potrebuje v prehliadači zapnutý JavaScript.</p>
      </noscript>
      <AnswerByLink />
    </AuthPage>
  )
}
