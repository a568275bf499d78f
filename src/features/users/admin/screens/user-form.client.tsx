'use client'
import { useRouter } from 'next/navigation'
import { lastVisited, useLastVisited } from '@/lib/client/navigation.client'
import { useRecordForm } from '@/lib/client/record.client'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { FormHead } from '@/ui/form-head.client'
import { FormActions } from '@/ui/form-layout'
import { UserChildren } from '../components/user-children.client'
import { UserPerson } from '../components/user-person.client'
import { UserPlayer } from '../components/user-player.client'
import type { UserView } from '../../schema'
import { toldUser } from '../labels'
import type { UserChoices } from '../views'
import { userBody, userForm, type UserForm as Form } from '../rules'

interface UserFormProps {
  user?: UserView
  initial: Form
  choices: UserChoices
}

/** Everything about one person; which parts it has depends on who they are. */
export function UserForm({ user, initial, choices }: UserFormProps) {
  const router = useRouter()
  const list = useLastVisited('users')
  const form = useRecordForm<Form, UserView>({
    path: '/users',
    answer: 'user',
    row: user,
    initial,
    draftOf: userForm,
    bodyOf: userBody,
    done: user ? 'Zmeny boli uložené.' : 'Používateľ bol vytvorený.',
    onSaved: ({ id }) => {
      // A new person's page is where they are invited.
      router.push(user ? lastVisited('users') : href('userEdit', { id }))
    },
  })
  const { draft, problems, saving, theirs } = form
  const part = { draft, set: form.set, problems, choices }
  return (
    <form {...form.formProps(form.submit)}>
      <FormHead {...form} />
      <UserPerson {...part} />
      {draft.kind === 'player' ? <UserPlayer {...part} /> : <UserChildren {...part} />}
      <FormActions>
        <Button busy={saving} type="submit">
          {saving ? 'Ukladám…' : user ? 'Uložiť zmeny' : 'Vytvoriť používateľa'}
        </Button>
        <LinkButton href={list} look="quiet">
          Späť na zoznam
        </LinkButton>
      </FormActions>
      <Conflict
        mine={toldUser(draft, choices)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={saving}
        theirs={theirs ? toldUser(theirs, choices) : []}
      />
    </form>
  )
}
