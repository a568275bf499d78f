import Link from 'next/link'
import { AuthPage } from '../components/auth-page'
import { LoginForm } from './login-form.client'

interface LoginScreenProps {
  csrfToken: string
  callbackUrl: string
  /** What went wrong before this page was opened. */
  problem?: string
}

export function LoginScreen(props: LoginScreenProps) {
  return (
    <AuthPage
      foot={<Link href="/forgot-password">Zabudli ste heslo?</Link>}
      lead="Tréningy, zápasy, dochádzka a členské na jednom mieste. Účet vám vytvorí klub."
      title="Prihlásenie"
    >
      <LoginForm {...props} />
    </AuthPage>
  )
}
