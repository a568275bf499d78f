'use client'
import { type FormEvent, useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/inputs'
import { EntryProblem } from '../components/entry'
import { PasswordInput } from '../components/password-input.client'

interface LoginFormProps {
  csrfToken: string
  callbackUrl: string
  problem?: string
}

/** Without script the form posts itself and the server leads on; with it, what was typed stays on a refusal. */
export function LoginForm({ csrfToken, callbackUrl, problem }: LoginFormProps) {
  const [refused, setRefused] = useState(problem)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setRefused(undefined)
    try {
      // Asked for anew: the page may have been open since yesterday.
      const fresh = await apiFetch<{ csrfToken: string }>('/auth/csrf')
      const body = { ...typed, ...fresh, json: 'true' }
      const { url } = await apiFetch<{ url: string }>('/auth/callback/credentials', { method: 'POST', body })
      window.location.assign(url)
    } catch (error) {
      setBusy(false)
      setRefused(error instanceof ApiError ? error.message : 'Prihlásenie sa nepodarilo. Skúste to znova.')
    }
  }

  return (
    <form action="/api/auth/callback/credentials" className="stack" method="post" onSubmit={submit}>
      {refused && <EntryProblem>{refused}</EntryProblem>}
      <input name="csrfToken" type="hidden" value={csrfToken} />
      <input name="callbackUrl" type="hidden" value={callbackUrl} />
      <TextInput
        autoCapitalize="none"
        autoComplete="username"
        autoCorrect="off"
        label="E-mail alebo prihlasovacie meno"
        maxLength={254}
        name="email"
        required
        spellCheck={false}
        type="text"
      />
      <PasswordInput autoComplete="current-password" label="Heslo" name="password" required />
      <Button busy={busy} type="submit" wide>
        {busy ? 'Prihlasujem…' : 'Prihlásiť sa'}
      </Button>
    </form>
  )
}
