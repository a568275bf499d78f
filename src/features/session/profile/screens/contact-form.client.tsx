'use client'
import { type FormEvent, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { Button } from '@/ui/button'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'
import { PasswordInput } from '../../components/password-input.client'
import type { Profile } from '../views'

interface Contact {
  phone: string
  email: string
  currentPassword?: string
  updatedAt: string
}

/** Phone and e-mail; the password is asked for only once the e-mail differs. */
export function ContactForm({ profile }: { profile: Profile }) {
  const [kept, setKept] = useState(profile)
  const [email, setEmail] = useState(profile.email)
  const moves = email.trim().toLowerCase() !== kept.email
  const { save, saving, problems } = useSave<Contact, { users: Profile }>('PATCH', '/users/me', {
    done: 'Kontakt je uložený.',
    renews: ['/users'],
    onDone: ({ users }) => {
      setKept(users)
      setEmail(users.email)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const currentPassword = moves ? String(fields.get('currentPassword') ?? '') : undefined
    void save({
      phone: String(fields.get('phone') ?? ''),
      email: email.trim(),
      currentPassword,
      updatedAt: kept.updatedAt,
    })
  }
  return (
    <form className="stack" onSubmit={submit}>
      <FormErrors problems={problems} />
      <TextInput
        autoComplete="tel"
        defaultValue={kept.phone}
        error={problemOf(problems, 'phone')}
        hint={`Napríklad 0905 123 456.${profile.role === 'player' ? ' Vidia ho tréneri vašich kategórií.' : ''}`}
        key={kept.phone}
        label="Telefón"
        maxLength={24}
        name="phone"
        optional
        type="tel"
      />
      <TextInput
        autoComplete="email"
        error={problemOf(problems, 'email')}
        hint="Naň chodia odkazy na nové heslo a dá sa ním prihlásiť."
        label="E-mail"
        maxLength={254}
        name="email"
        onChange={(event) => setEmail(event.target.value)}
        type="email"
        value={email}
      />
      {moves && (
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(problems, 'currentPassword')}
          hint="Zmenu e-mailu potvrďte heslom."
          label="Súčasné heslo"
          name="currentPassword"
          required
        />
      )}
      <div className="row">
        <Button busy={saving} type="submit">
          Uložiť zmeny
        </Button>
      </div>
    </form>
  )
}
