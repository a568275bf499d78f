import { AuthPage } from '../components/auth-page'
import { ConfirmEmailForm } from './confirm-email-form.client'

export function ConfirmEmailScreen() {
  return (
    <AuthPage
      lead="Potvrďte, že táto e-mailová adresa patrí vám. Potom začne platiť vo vašom účte."
      title="Potvrdenie e-mailu"
    >
      <noscript>
        <p>Potvrdenie e-mailu potrebuje v prehliadači zapnutý JavaScript.</p>
      </noscript>
      <ConfirmEmailForm />
    </AuthPage>
  )
}
