import { Entry } from '../components/entry'
import { SignOutForm } from './sign-out-form.client'

export function SignOutScreen({ csrfToken, name }: { csrfToken: string; name: string }) {
  return (
    <Entry lead={`Prihlásený účet: ${name}`} title="Odhlásenie">
      <SignOutForm csrfToken={csrfToken} />
    </Entry>
  )
}
