'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { counted, grouped } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import type { Invitable, InvitationDesk } from '../views'
import { MAX_INVITATIONS } from '../rules'
import { InvitationGroup } from './invitation-group.client'

const INVITATIONS = ['pozvánku', 'pozvánky', 'pozvánok'] as const

type Waiting = Pick<InvitationDesk, 'fresh' | 'freshTotal' | 'invited' | 'invitedTotal'>

const countOf = (shown: number, total: number): string =>
  total > shown ? `prvých ${grouped(shown)} z ${grouped(total)}` : grouped(total)

const ids = (people: readonly Invitable[]): string[] => people.map(({ id }) => id)

/** Chooses who is invited: at first everybody who never was. */
export function InvitationForm({ fresh, freshTotal, invited, invitedTotal }: Waiting) {
  const [chosen, setChosen] = useState(() => ids(fresh))
  const [asking, setAsking] = useState(false)
  const { save, saving, problems, formProps } = useSave('POST', '/users/invitations')
  // Who was invited or has signed in meanwhile is neither counted nor sent.
  const open = new Set(ids([...fresh, ...invited].filter(({ justInvited }) => !justInvited)))
  const users = chosen.filter((id) => open.has(id))
  const choose = (group: readonly Invitable[]) => (some: string[]) => {
    const own = new Set(ids(group))
    setChosen([...users.filter((id) => !own.has(id)), ...some])
  }
  const chosenOf = (group: readonly Invitable[]) => ids(group).filter((id) => users.includes(id))
  const send = async () => {
    let [invitedNow, leftOut] = [0, 0]
    // Both lists together may be more than one call takes. When one fails, who was invited before it is not invited twice.
    for (let at = 0; at < users.length; at += MAX_INVITATIONS) {
      const result = await save({ users: users.slice(at, at + MAX_INVITATIONS) })
      if (!result) return setAsking(false)
      invitedNow += result.invited
      leftOut += result.leftOut
    }
    setAsking(false)
    setChosen([])
    const others =
      leftOut > 0 && ` Vynechaní: ${grouped(leftOut)}; medzitým sa prihlásili alebo ich pozval niekto iný.`
    toast.success(`Odosielame ${counted(invitedNow, INVITATIONS)}.${others || ''}`)
  }
  const invitations = counted(users.length, INVITATIONS)
  return (
    <form className="stack" {...formProps(() => setAsking(true))}>
      <FormErrors problems={problems} />
      {fresh.length > 0 && (
        <InvitationGroup
          chosen={chosenOf(fresh)}
          hint="Pozvánku dostanú všetci vybraní; kto to je, otvoríte ťuknutím."
          legend="Koho pozvať"
          name="fresh"
          onChange={choose(fresh)}
          people={fresh}
          title={`Ešte nepozvaní: ${countOf(fresh.length, freshTotal)}`}
        />
      )}
      {invited.length > 0 && (
        <InvitationGroup
          chosen={chosenOf(invited)}
          hint="Pozvánku dostali, heslo si zatiaľ nenastavili. Kto ju dostal pred menej ako hodinou, tomu sa znova neposiela."
          legend="Komu poslať znova"
          name="invited"
          onChange={choose(invited)}
          people={invited}
          title={`Pozvaní, ktorí sa neprihlásili: ${countOf(invited.length, invitedTotal)}`}
        />
      )}
      <div>
        <Button disabled={users.length === 0} type="submit">
          {users.length === 0 ? 'Poslať pozvánky' : `Poslať ${invitations}`}
        </Button>
      </div>
      <Dialog
        actions={
          <Button busy={saving} onClick={send}>
            Poslať
          </Button>
        }
        onClose={() => setAsking(false)}
        open={asking}
        title={`Poslať ${invitations}?`}
      >
        <p>Každému vybranému príde e-mail s&nbsp;odkazom na nastavenie hesla. Späť sa vziať nedá.</p>
      </Dialog>
    </form>
  )
}
