'use client'
import type { RecordForm } from '@/lib/client/record.client'
import { CheckGroup } from '@/ui/check-group'
import { problemOf } from '@/ui/form-errors'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/tabs'
import { KIND_WORDS } from '../labels'
import type { UserChoices } from '../views'
import type { Kind, UserForm } from '../rules'
import styles from './user-person.module.css'

/** What every part of the form is handed. */
export type UserPart = Pick<RecordForm<UserForm>, 'draft' | 'set' | 'problems'> & { choices: UserChoices }

const KINDS = Object.entries(KIND_WORDS).map(([value, word]) => ({ value, label: word.one }))

/** Who it is, how they are reached, and what a trainer trains. */
export function UserPerson({ draft, set, problems, choices }: UserPart) {
  const text = (name: 'firstName' | 'lastName' | 'email' | 'phone', label: string, more: object) => (
    <TextInput
      autoComplete="off"
      error={problemOf(problems, name)}
      label={label}
      name={name}
      onChange={(event) => set(name, event.target.value)}
      value={draft[name]}
      {...more}
    />
  )
  return (
    <FormPart title="Osoba">
      <div className={styles.kinds}>
        <Segmented
          legend="Rola"
          name="role"
          onChange={(kind) => set('kind', kind as Kind)}
          options={KINDS}
          value={draft.kind}
        />
      </div>
      <FieldRow>
        {text('firstName', 'Meno', { required: true, maxLength: 60 })}
        {text('lastName', 'Priezvisko', { required: true, maxLength: 60 })}
      </FieldRow>
      {text('email', 'E-mail', {
        type: 'email',
        optional: true,
        maxLength: 254,
        hint:
          draft.kind === 'player'
            ? 'Bez e-mailu sa prihlasuje menom, odkaz na heslo príde zákonným zástupcom.'
            : 'Naň príde odkaz na heslo a správy klubu. Bez e-mailu sa prihlasuje menom.',
      })}
      {text('phone', 'Telefón', {
        type: 'tel',
        optional: true,
        maxLength: 24,
        hint: 'Napríklad 0905 123 456.',
      })}
      {draft.kind === 'trainer' && (
        <CheckGroup
          error={problemOf(problems, 'categories')}
          hint="Tréner vidí a zapisuje len svoje kategórie."
          legend="Trénuje kategórie"
          name="categories"
          onChange={(ids) => set('categories', ids)}
          options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.categories}
        />
      )}
    </FormPart>
  )
}
