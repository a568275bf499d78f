'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors } from '@/ui/form-errors'
import { NewPassword } from '../../components/new-password.client'

/** A guardian sets the password with which a child signs in. */
export function ChildPassword({ id, name }: { id: string; name: string }) {
  const [saved, setSaved] = useState(0)
  const { save, saving, problems, formProps } = useSave<{ password: string }>(
    'POST',
    `/users/${id}/password`,
    {
      done: `Nové heslo je nastavené: ${name}.`,
      onDone: () => setSaved((times) => times + 1),
    },
  )
  const submit = (form: HTMLFormElement) =>
    save({ password: String(new FormData(form).get('password') ?? '') })
  const here = problems.map(({ message, field }) => ({
    message,
    field: field && `password${id}`,
  }))
  return (
    <details key={saved}>
      <summary>Nastaviť heslo dieťaťa</summary>
      <form className="stack" {...formProps(submit)}>
        <FormErrors problems={here} />
        <NewPassword of={id} problems={here} />
        <Button busy={saving} look="line" type="submit">
          Nastaviť heslo
        </Button>
      </form>
    </details>
  )
}
