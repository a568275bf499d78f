import { Entry } from '../components/entry'
import { ConfirmEmailForm } from './confirm-email-form.client'

export function ConfirmEmailScreen() {
  return (
    <Entry
      lead="Potvrďte, že táto e-mailová adresa patrí vám. Potom začne platiť vo vašom účte."
      title="Potvrdenie e-mailu"
    >
      <noscript>
        <p>Potvrdenie e-mailu potrebuje v prehliadači zapnutý JavaScript.</p>
      </noscript>
      <ConfirmEmailForm />
    </Entry>
  )
}
