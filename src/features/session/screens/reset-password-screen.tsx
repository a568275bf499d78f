import Link from 'next/link'
import { AuthPage } from '../components/auth-page'
import { ResetForm } from './reset-form.client'

export function ResetPasswordScreen() {
  return (
    <AuthPage
      foot={<Link href="/forgot-password">Požiadať o nový odkaz</Link>}
      lead="Zvoľte si heslo, ktoré inde nepoužívate. Po jeho nastavení sa na všetkých zariadeniach prihlásite znova."
      title="Nové heslo"
    >
      <noscript>
        <p>Nastavenie hesla potrebuje v prehliadači zapnutý JavaScript.</p>
      </noscript>
      <ResetForm />
    </AuthPage>
  )
}
