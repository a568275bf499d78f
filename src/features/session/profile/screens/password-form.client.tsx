'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { NewPassword } from '../../components/new-password.client'
import { PasswordInput } from '../../components/password-input.client'

/** The hidden sign-in name tells a password manager which account the password belongs to. */
export function PasswordForm({ username }: { username: string }) {
  const [saved, setSaved] = useState(0)
  const { save, saving, problems, formProps } = useSave('POST', '/users/me/password', {
    done: 'Heslo bolo zmenené. Na ostatných zariadeniach sa prihláste znova.',
    onDone: () => setSaved((times) => times + 1),
    // The contact form on the same page has a field of the call's name.
    fields: { currentPassword: 'current' },
  })
  const submit = (form: HTMLFormElement) => {
    const fields = new FormData(form)
    const typed = (name: string) => String(fields.get(name) ?? '')
    return save({ currentPassword: typed('current'), password: typed('password') })
  }
  return (
    <form className="stack" key={saved} {...formProps(submit)}>
      <FormErrors problems={problems} />
      <input autoComplete="username" hidden name="username" readOnly type="text" value={username} />
      <PasswordInput
        autoComplete="current-password"
        error={problemOf(problems, 'current')}
        label="Súčasné heslo"
        name="current"
        required
      />
      <NewPassword problems={problems} />
      <div className="row">
        <Button busy={saving} type="submit">
          Zmeniť heslo
        </Button>
      </div>
    </form>
  )
}
