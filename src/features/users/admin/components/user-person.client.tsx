'use client'
import type { RecordForm } from '@/lib/client/record-form.client'
import { FormField } from '@/ui/form-field.client'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { Segmented } from '@/ui/segmented'
import type { UserForm } from '../form'
import { KIND_WORDS } from '../labels'
import type { Kind } from '../rules'
import styles from './user-person.module.css'

/** Props of each part of a person's form. */
export interface UserFormPartProps {
  form: RecordForm<UserForm>
}

const KINDS = Object.entries(KIND_WORDS).map(([value, word]) => ({ value, label: word.one }))

/** Role, name, contacts, and the categories of a trainer. */
export function UserPerson({ form }: UserFormPartProps) {
  const { kind } = form.draft
  return (
    <FormPart title="Osoba">
      <div className={styles.kinds}>
        <Segmented
          legend="Rola"
          name="role"
          onChange={(value) => form.set('kind', value as Kind)}
          options={KINDS}
          value={kind}
        />
      </div>
      <FieldRow>
        <FormField form={form} name="firstName" />
        <FormField form={form} name="lastName" />
      </FieldRow>
      <FormField
        form={form}
        hint={
          kind === 'player'
            ? 'Bez e-mailu sa prihlasuje menom, odkaz na heslo príde zákonným zástupcom.'
            : 'Naň príde odkaz na heslo a správy klubu. Bez e-mailu sa prihlasuje menom.'
        }
        name="email"
      />
      <FormField form={form} name="phone" />
      {kind === 'trainer' && (
        <>
          <FormField form={form} name="categories" />
          <FormField form={form} name="hourlyRate" />
        </>
      )}
      {(kind === 'trainer' || kind === 'admin') && <FormField form={form} name="shownOnSite" />}
    </FormPart>
  )
}
