import { AuthPage } from '../components/auth-page'
import { SignOutForm } from './sign-out-form.client'

interface SignOutScreenProps {
  csrfToken: string
  name: string
  me: string
  everywhere: boolean
}

export function SignOutScreen({ name, ...form }: SignOutScreenProps) {
  return (
    <AuthPage lead={`Prihlásený účet: ${name}`} title="Odhlásenie">
      <SignOutForm {...form} />
    </AuthPage>
  )
}
