import Link from 'next/link'
import { AuthPage } from '../components/auth-page'
import { ForgotForm } from './forgot-form.client'

export function ForgotPasswordScreen({ sent }: { sent: boolean }) {
  return (
    <AuthPage
      foot={<Link href="/login">Späť na prihlásenie</Link>}
      lead="Napíšte e-mail alebo prihlasovacie meno. Odkaz na nové heslo pošleme na e-mail účtu; dieťaťu bez e-mailu na e-mail rodiča."
      title="Obnova hesla"
    >
      <ForgotForm sent={sent} />
    </AuthPage>
  )
}
