'use client'
import { useState } from 'react'
import { useRecordForm } from '@/lib/client/record-form.client'
import { text } from '@/lib/form-fields'
import { formTable } from '@/lib/form-table'
import { problemOf } from '@/ui/form-errors'
import { FormField } from '@/ui/form-field.client'
import { RecordForm } from '@/ui/record-form.client'
import { PasswordInput } from '../../components/password-input.client'
import type { Profile } from '../schema'
import { PendingEmail } from './pending-email.client'

const contactForm = formTable<Profile>()(
  {
    phone: text('Telefón', { autoComplete: 'tel', maxLength: 24, optional: true, type: 'tel' }),
    email: text('E-mail', {
      autoComplete: 'email',
      hint: 'Naň chodia odkazy na nové heslo a dá sa ním prihlásiť.',
      maxLength: 254,
      type: 'email',
    }),
  },
  { read: {} },
)

/** Who sees the phone number, for the field's hint. */
const phoneVisibility = ({ role, playing }: Profile): string => {
  if (role !== 'player') return ''
  return playing ? ' Vidia ho vaši tréneri.' : ' Vidia ho tréneri vašich detí.'
}

/** What was saved; a new e-mail is not, until the link sent to it is opened. */
const savedMessage = (before: Profile, after: Profile): string => {
  if (!after.newEmail || after.newEmail === before.newEmail) return 'Kontakt je uložený.'
  const phone = after.phone === before.phone ? '' : 'Telefón je uložený. '
  return `${phone}E-mail sa zmení, až keď otvoríte odkaz, ktorý sme poslali na ${after.newEmail}.`
}

/** Phone and e-mail. A changed e-mail requires the password, which is never stored in the browser. */
export function ContactForm({ profile }: { profile: Profile }) {
  const [saved, setSaved] = useState(profile)
  const [password, setPassword] = useState('')
  const isNew = (email: string) => ![saved.email, saved.newEmail].includes(email.trim().toLowerCase())
  const form = useRecordForm({
    path: '/users/me',
    pathOf: () => '/users/me',
    responseKey: 'users',
    row: profile,
    initial: contactForm.fromRow(profile),
    table: {
      ...contactForm,
      toBody: ({ phone, email }) => ({
        phone,
        // An unchanged e-mail is left out, so that a pending one stays.
        ...(isNew(email) && { email: email.trim(), currentPassword: password }),
      }),
    },
    done: ({ users }) => savedMessage(saved, users as Profile),
    onSaved: (users) => {
      setSaved(users)
      setPassword('')
    },
  })
  return (
    <RecordForm form={form} saves="Uložiť zmeny">
      <FormField form={form} hint={`Napríklad 0905 123 456.${phoneVisibility(profile)}`} name="phone" />
      <FormField form={form} name="email" />
      {saved.newEmail && <PendingEmail onCancelled={setSaved} profile={saved} />}
      {isNew(form.draft.email) && (
        <PasswordInput
          autoComplete="current-password"
          error={problemOf(form.problems, 'currentPassword')}
          hint={
            form.draft.email.trim()
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
    </RecordForm>
  )
}
