'use client'
import { useState } from 'react'
import { useRecordForm } from '@/lib/client/record.client'
import { Button } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { TextInput } from '@/ui/inputs'
import { PasswordInput } from '../../components/password-input.client'
import type { Profile } from '../schema'
import { WaitingEmail } from './waiting-email.client'

type Contact = Pick<Profile, 'phone' | 'email'>

const contactOf = ({ phone, email }: Contact): Contact => ({ phone, email })
const told = ({ phone, email }: Contact) =>
  [
    ['Telefón', phone],
    ['E-mail', email],
  ] as const

/** What was saved. A new address is not: it waits until the link sent to it is opened. */
const savedWords = (before: Profile, after: Profile): string => {
  if (!after.newEmail || after.newEmail === before.newEmail) return 'Kontakt je uložený.'
  const phone = after.phone === before.phone ? '' : 'Telefón je uložený. '
  return `${phone}E-mail sa zmení, až keď otvoríte odkaz, ktorý sme poslali na ${after.newEmail}.`
}

/** Phone and e-mail; the password is asked for only once the e-mail differs, and never kept on the device. */
export function ContactForm({ profile }: { profile: Profile }) {
  const [stored, setStored] = useState(profile)
  const [password, setPassword] = useState('')
  const isNew = (email: string) => ![stored.email, stored.newEmail].includes(email.trim().toLowerCase())
  const form = useRecordForm<Contact, Profile>({
    path: '/users/me',
    pathOf: () => '/users/me',
    answer: 'users',
    row: profile,
    initial: contactOf(profile),
    draftOf: contactOf,
    bodyOf: ({ phone, email }) => ({
      phone,
      // Left alone, an address that waits goes on waiting.
      ...(isNew(email) && { email: email.trim(), currentPassword: password }),
    }),
    done: ({ users }) => savedWords(stored, users as Profile),
    onSaved: (users) => {
      setStored(users)
      setPassword('')
    },
  })
  const { draft, set, problems, theirs } = form
  return (
    <form className="stack" {...form.formProps(form.submit)}>
      <FormHead {...form} />
      <TextInput
        autoComplete="tel"
        error={problemOf(problems, 'phone')}
        hint={`Napríklad 0905 123 456.${profile.role === 'player' ? (profile.playing ? ' Vidia ho vaši tréneri.' : ' Vidia ho tréneri vašich detí.') : ''}`}
        label="Telefón"
        maxLength={24}
        name="phone"
        onChange={(event) => set('phone', event.target.value)}
        optional
        type="tel"
        value={draft.phone}
      />
      <TextInput
        autoComplete="email"
        error={problemOf(problems, 'email')}
        hint="Naň chodia odkazy na nové heslo a dá sa ním prihlásiť."
        label="E-mail"
        maxLength={254}
        name="email"
        onChange={(event) => set('email', event.target.value)}
        type="email"
        value={draft.email}
      />
      {stored.newEmail && <WaitingEmail onGivenUp={setStored} profile={stored} />}
      {isNew(draft.email) && (
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(problems, 'currentPassword')}
          hint={
            draft.email.trim()
              ? 'Zmenu e-mailu potvrďte heslom. Na novú adresu pošleme odkaz, ktorým ju overíte.'
              : 'Odstránenie e-mailu potvrďte heslom.'
          }
          label="Súčasné heslo"
          name="currentPassword"
          onChange={(event) => setPassword(event.target.value)}
          required
          value={password}
        />
      )}
      <div className="row">
        <Button busy={form.saving} type="submit">
          Uložiť zmeny
        </Button>
      </div>
      <Conflict
        mine={told(draft)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={form.saving}
        theirs={theirs ? told(theirs) : []}
      />
    </form>
  )
}
