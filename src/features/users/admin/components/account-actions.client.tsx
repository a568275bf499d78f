'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { PASSWORD_SENTENCE } from '@/lib/password'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'

/** E-mails the link that sets a first password. */
export function InviteButton({ id }: { id: string }) {
  const { save, saving } = useSave('POST', `/users/${id}/invitation`, { done: 'Pozvánka je na ceste.' })
  return (
    <Button busy={saving} look="line" onClick={() => void save({})}>
      Pozvať e-mailom
    </Button>
  )
}

/** Sets somebody's password, usually of a child without an e-mail; they are signed out everywhere. */
export function SetPasswordButton({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems, formProps } = useSave('POST', `/users/${id}/password`, {
    done: `Nové heslo je nastavené: ${name}.`,
  })
  const submit = async (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const typed = (name: string) => String(fields.get(name) ?? '')
    if (await save({ currentPassword: typed('own'), password: typed('password') })) setOpen(false)
  }
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Nastaviť heslo
      </Button>
      <Dialog
        actions={
          <Button busy={saving} form="set-password" type="submit">
            Nastaviť heslo
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Nové heslo: ${name}`}
      >
        <form className="stack" id="set-password" {...formProps(submit)}>
          <FormErrors problems={problems} />
          <TextInput
            autoComplete="current-password"
            error={problemOf(problems, 'currentPassword')}
            hint="Potvrďte, že ste to vy."
            id="field-currentPassword"
            label="Vaše heslo"
            maxLength={256}
            name="own"
            required
            type="password"
          />
          <TextInput
            autoComplete="new-password"
            error={problemOf(problems, 'password')}
            hint={PASSWORD_SENTENCE}
            label="Nové heslo"
            maxLength={256}
            name="password"
            required
            type="password"
          />
        </form>
      </Dialog>
    </>
  )
}

interface ActiveButtonProps {
  id: string
  name: string
  active: boolean
  updatedAt: string
}

/** Deactivates an account, or activates it again; the history stays. */
export function ActiveButton({ id, name, active, updatedAt }: ActiveButtonProps) {
  const [open, setOpen] = useState(false)
  const { save, saving, problems } = useSave('PATCH', `/users/${id}`, {
    done: active ? 'Účet je neaktívny.' : 'Účet je znova aktívny.',
  })
  const change = async () => {
    if (await save({ active: !active, updatedAt })) setOpen(false)
  }
  if (!active)
    return (
      <Button busy={saving} look="line" onClick={() => void change()}>
        Aktivovať
      </Button>
    )
  return (
    <>
      <Button look="line" onClick={() => setOpen(true)}>
        Deaktivovať
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void change()}>
            Deaktivovať
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Deaktivovať účet „${name}“?`}
      >
        <p>Odhlási sa zo všetkých zariadení a nové udalosti ani členské už nedostane. História ostane.</p>
        <DialogErrors problems={problems} />
      </Dialog>
    </>
  )
}
