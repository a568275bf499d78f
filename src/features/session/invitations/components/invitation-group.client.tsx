import { useState } from 'react'
import { KIND_WORDS } from '@/features/users/admin/labels'
import { dateAndTime } from '@/lib/date-format'
import { grouped } from '@/lib/plural'
import { Button } from '@/ui/button'
import { CheckGroup } from '@/ui/check-group'
import type { Invitable } from '../views'
import styles from './invitation-group.module.css'

/** So many people are shown at once; more open by a tap, so that the button below stays in reach. */
const FEW = 8

interface InvitationGroupProps {
  /** „Ešte nepozvaní: 42“ */
  title: string
  hint: string
  /** „Koho pozvať“ */
  legend: string
  name: string
  people: readonly Invitable[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const labelOf = ({ name, kind, email, invitedAt }: Invitable) => (
  <span className={styles.person}>
    <strong>{name}</strong>
    <span className="soft">
      {KIND_WORDS[kind].one}, {email}
      {invitedAt && <>, pozvánka {dateAndTime(invitedAt)}</>}
    </span>
  </span>
)

/** People to be invited or not, and all of them by one tap. A folded list is not drawn: hundreds of people are as many kilobytes. */
export function InvitationGroup({
  title,
  hint,
  legend,
  name,
  people,
  chosen,
  onChange,
}: InvitationGroupProps) {
  const [open, setOpen] = useState(people.length <= FEW)
  const free = people.filter(({ justInvited }) => !justInvited).map(({ id }) => id)
  const all = free.length > 0 && chosen.length === free.length
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <p>{hint}</p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)} open={open}>
        <summary>
          Vybraní: {grouped(chosen.length)} z&nbsp;{grouped(people.length)}
        </summary>
        {open && (
          <div className={styles.choice}>
            {free.length > 1 && (
              <Button look="line" onClick={() => onChange(all ? [] : free)} small>
                {all ? 'Nevybrať nikoho' : 'Vybrať všetkých'}
              </Button>
            )}
            <CheckGroup
              legend={legend}
              name={name}
              onChange={onChange}
              options={people.map((person) => ({
                value: person.id,
                label: labelOf(person),
                disabled: person.justInvited,
              }))}
              value={chosen}
            />
          </div>
        )}
      </details>
    </div>
  )
}
