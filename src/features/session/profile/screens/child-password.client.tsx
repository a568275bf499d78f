'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { NewPassword } from '../../components/new-password.client'
import { PasswordInput } from '../../components/password-input.client'

/** A guardian's form for a child's new password. */
export function ChildPassword({ id, name }: { id: string; name: string }) {
  const [saved, setSaved] = useState(0)
  const { save, saving, problems, formProps } = useSave('POST', `/users/${id}/password`, {
    done: `Nové heslo je nastavené: ${name}.`,
    onDone: () => setSaved((times) => times + 1),
    // Every child on the page has these fields.
    fields: { currentPassword: `own${id}`, password: `password${id}` },
  })
  const submit = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const typed = (name: string) => String(fields.get(name) ?? '')
    return save({ currentPassword: typed('own'), password: typed('password') })
  }
  return (
    <details key={saved}>
      <summary>Nastaviť heslo dieťaťa</summary>
      <form className="stack" {...formProps(submit)}>
        <FormErrors problems={problems} />
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(problems, `own${id}`)}
          hint="Potvrďte, že ste to vy."
          id={`field-own${id}`}
          label="Vaše heslo"
          name="own"
          required
        />
        <NewPassword of={id} problems={problems} />
        <Button busy={saving} look="line" type="submit">
          Nastaviť heslo
        </Button>
      </form>
    </details>
  )
}
