'use client'
import { type FormEvent, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors } from '@/ui/form-errors'
import { NewPassword } from '../../components/new-password.client'

/** A guardian sets the password with which a child signs in. */
export function ChildPassword({ id, name }: { id: string; name: string }) {
  const [saved, setSaved] = useState(0)
  const { save, saving, problems } = useSave<{ password: string }>('POST', `/users/${id}/password`, {
    done: `Heslo pre ${name} je nastavené.`,
    onDone: () => setSaved((times) => times + 1),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save({ password: String(new FormData(event.currentTarget).get('password') ?? '') })
  }
  return (
    <details key={saved}>
      <summary>Nastaviť heslo dieťaťa</summary>
      <form className="stack" onSubmit={submit}>
        <FormErrors problems={problems.map(({ message }) => ({ message }))} />
        <NewPassword of={id} problems={[]} />
        <Button busy={saving} look="line" type="submit">
          Nastaviť heslo
        </Button>
      </form>
    </details>
  )
}
