'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { hasDraftFor } from '@/lib/client/draft-storage.client'
import { useForm } from '@/lib/client/form.client'
import { refreshSession } from '@/lib/client/session.client'
import type { Problem } from '@/lib/errors'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'
import { AuthProblems } from '../components/auth-page'
import { PasswordInput } from '../components/password-input.client'

interface LoginFormProps {
  csrfToken: string
  callbackUrl: string
  problem?: string
}

const subscribeToNothing = () => () => undefined

/** Without script the browser posts the form and is redirected; with script a refusal keeps what was typed. */
export function LoginForm({ csrfToken, callbackUrl, problem }: LoginFormProps) {
  const [refused, setRefused] = useState<readonly Problem[]>(problem ? [{ message: problem }] : [])
  const { problems, formProps } = useForm(refused)
  const [busy, setBusy] = useState(false)

  const hasDraft = useSyncExternalStore(
    subscribeToNothing,
    () => callbackUrl !== '' && hasDraftFor(callbackUrl),
    () => false,
  )
  // Whoever is redirected here has lost their session: the page's frame must show it.
  useEffect(() => void refreshSession(), [])

  const submit = async (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form))
    setBusy(true)
    setRefused([])
    try {
      // A new token: the one of a page opened long ago has expired.
      const csrf = await apiFetch('/auth/csrf')
      const body = { ...typed, ...csrf, json: 'true' }
      const { url } = await apiFetch('/auth/callback/credentials', { method: 'POST', body })
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      const message =
        error instanceof ApiError ? error.message : 'Prihlásenie sa nepodarilo. Skúste to znova.'
      setRefused([{ message }])
    }
  }

  return (
    <form action="/api/auth/callback/credentials" className="stack" {...formProps(submit)}>
      <AuthProblems fields={['email', 'password']} problems={problems} />
      {hasDraft && (
        <p role="status">
          {!problem && 'Vaše prihlásenie vypršalo. '}
          Čo ste rozpísali, zostalo v&nbsp;tomto prehliadači a&nbsp;po prihlásení v&nbsp;tom môžete
          pokračovať.
        </p>
      )}
      <input name="csrfToken" type="hidden" value={csrfToken} />
      <input name="callbackUrl" type="hidden" value={callbackUrl} />
      <TextInput
        autoCapitalize="none"
        autoComplete="username"
        autoCorrect="off"
        error={problemOf(problems, 'email')}
        label="E-mail alebo prihlasovacie meno"
        maxLength={254}
        name="email"
        required
        spellCheck={false}
        type="text"
      />
      <PasswordInput
        autoComplete="current-password"
        error={problemOf(problems, 'password')}
        label="Heslo"
        name="password"
        required
      />
      <Button busy={busy} type="submit" wide>
        {busy ? 'Prihlasujem…' : 'Prihlásiť sa'}
      </Button>
    </form>
  )
}
