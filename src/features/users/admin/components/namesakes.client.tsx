'use client'
import { useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { shortDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import type { UserView } from '../../schema'
import type { UserForm } from '../form'
import { KIND_WORDS } from '../labels'
import { kindOf, mayBeSame } from '../rules'

/** People of the club who may be the one in the form; none when the request fails, since saving will report the error itself. */
async function findNamesakes(draft: UserForm): Promise<UserView[]> {
  const search = `${draft.lastName.trim()} ${draft.firstName.trim()}`
  try {
    const { users } = await apiFetch(`/users?${new URLSearchParams({ search: search.slice(0, 80) })}`)
    return users.filter((user) => mayBeSame(draft, user))
  } catch {
    return []
  }
}

/** „hráč, U13, narodený 2. 2. 2013“ */
const facts = (user: UserView): string =>
  [
    KIND_WORDS[kindOf(user)].one.toLocaleLowerCase('sk'),
    user.category?.name,
    user.birthDate && `dátum narodenia ${shortDate(user.birthDate)}`,
    !user.active && 'neaktívny účet',
  ]
    .filter(Boolean)
    .join(', ')

/** Asks for confirmation before a new person is created whose name somebody in the club has already. */
export function useNamesakes(draft: UserForm, onSave: () => Promise<void>) {
  const [found, setFound] = useState<UserView[]>([])
  const [checking, setChecking] = useState(false)
  const save = async () => {
    if (!draft.firstName.trim() || !draft.lastName.trim()) return onSave()
    setChecking(true)
    const namesakes = await findNamesakes(draft)
    setChecking(false)
    if (namesakes.length > 0) setFound(namesakes)
    else await onSave()
  }
  const saveAnyway = () => {
    setFound([])
    void onSave()
  }
  const dialog = (
    <Dialog
      actions={<Button onClick={saveAnyway}>Je to niekto iný, vytvoriť</Button>}
      onClose={() => setFound([])}
      open={found.length > 0}
      title="Nie je už v&nbsp;klube?"
    >
      <p>Rovnaké meno už v&nbsp;klube má:</p>
      <ul>
        {found.map((user) => (
          <li key={user.id}>
            <a href={href('userEdit', { id: user.id })}>{user.name}</a> ({facts(user)})
          </li>
        ))}
      </ul>
    </Dialog>
  )
  return { save, checking, dialog }
}
