'use client'
import { useRouter } from 'next/navigation'
import { lastVisited, useLastVisited } from '@/lib/client/navigation.client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { href } from '@/lib/routes'
import { RecordForm } from '@/ui/record-form.client'
import { useNamesakes } from '../components/namesakes.client'
import { UserChildren } from '../components/user-children.client'
import { UserPerson } from '../components/user-person.client'
import { UserPlayer } from '../components/user-player.client'
import type { UserView } from '../../schema'
import { userForm, type UserForm as Form } from '../form'
import type { UserChoices } from '../views'

interface UserFormProps {
  user?: UserView
  initial: Form
  choices: UserChoices
}

/** The form of a person; its parts depend on the kind. */
export function UserForm({ user, initial, choices }: UserFormProps) {
  const router = useRouter()
  const list = useLastVisited('users')
  const form = useRecordForm({
    path: '/users',
    responseKey: 'user',
    row: user,
    initial,
    table: userForm,
    choices,
    done: user ? 'Zmeny boli uložené.' : 'Používateľ bol vytvorený.',
    onSaved: ({ id }) => {
      // A new person is invited from their page.
      router.push(user ? lastVisited('users') : href('userEdit', { id }))
    },
  })
  const { save, checking, dialog } = useNamesakes(form.draft, form.submit)
  return (
    <RecordForm
      busy={checking}
      form={form}
      list={list}
      onSubmit={user ? undefined : save}
      saves={user ? 'Uložiť zmeny' : 'Vytvoriť používateľa'}
    >
      <UserPerson form={form} />
      {form.draft.kind === 'player' ? <UserPlayer form={form} /> : <UserChildren form={form} />}
      {dialog}
    </RecordForm>
  )
}
