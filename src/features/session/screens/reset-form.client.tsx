'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button, LinkButton } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { AuthProblem, AuthProblems } from '../components/auth-page'
import { useLinkToken } from '@/lib/client/link-token.client'
import { NewPassword } from '../components/new-password.client'
import { PasswordInput } from '../components/password-input.client'
import { LINK_BAD, PASSWORD_SET } from '../labels'

export function ResetForm() {
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const [differ, setDiffer] = useState(false)
  const { save, saving, problems, formProps } = useSave('POST', '/password/reset')

  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const password = String(fields.get('password') ?? '')
    const differs = fields.get('again') !== password
    setDiffer(differs)
    if (differs) form.querySelector<HTMLInputElement>('#field-again')?.focus()
    else if (await save({ token: token ?? '', password })) setDone(true)
  }

  if (done)
    return (
      <>
        <p role="status">{PASSWORD_SET}</p>
        <LinkButton href="/login" wide>
          Prihlásiť sa
        </LinkButton>
      </>
    )
  if (token === '') return <AuthProblem>{LINK_BAD}</AuthProblem>
  return (
    <form className="stack" {...formProps(submit)}>
      <AuthProblems fields={['password', 'again']} problems={problems} />
      <NewPassword problems={problems} />
      <PasswordInput
        autoComplete="new-password"
        error={differ ? 'Heslá sa nezhodujú.' : problemOf(problems, 'again')}
        label="Zopakujte nové heslo"
        name="again"
        required
      />
      <Button busy={saving} type="submit" wide>
        Nastaviť nové heslo
      </Button>
    </form>
  )
}
