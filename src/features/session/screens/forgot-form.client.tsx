'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { TextInput } from '@/ui/inputs'
import { problemOf } from '@/ui/form-errors'
import { AuthProblems } from '../components/auth-page'
import { LINK_SENT } from '../labels'

/** Shows the same sentence whether or not the account exists. */
export function ForgotForm({ sent }: { sent: boolean }) {
  const [done, setDone] = useState(sent)
  const { save, saving, problems, formProps } = useSave('POST', '/password/link')

  const submit = async (form: HTMLFormElement) => {
    const name = String(new FormData(form).get('name') ?? '')
    if (await save({ name })) setDone(true)
  }

  if (done) return <p role="status">{LINK_SENT}</p>
  return (
    <form action="/api/password/link" className="stack" {...formProps(submit)}>
      <AuthProblems fields={['name']} problems={problems} />
      <TextInput
        autoCapitalize="none"
        autoComplete="username"
        error={problemOf(problems, 'name')}
        label="E-mail alebo prihlasovacie meno"
        maxLength={254}
        name="name"
        required
        spellCheck={false}
        type="text"
      />
      <Button busy={saving} type="submit" wide>
        Poslať odkaz
      </Button>
    </form>
  )
}
