import { AuthPage } from '../components/auth-page'
import { SignOutForm } from './sign-out-form.client'

export function SignOutScreen({ csrfToken, name }: { csrfToken: string; name: string }) {
  return (
    <AuthPage lead={`Prihlásený účet: ${name}`} title="Odhlásenie">
      <SignOutForm csrfToken={csrfToken} />
    </AuthPage>
  )
}
