import { addDays, momentAt } from '@/lib/dates'
import type { Erasure } from '@/payload-types'
import { categoryId, type SeedContext } from '../context'
import { idFor } from '../random'
import type { Accounts } from './accounts'

const PLAYER = idFor('user', 'former:Timotej Horský')
const FATHER = idFor('user', 'former:Igor Horský')
/** Days since he left: more than the year after which his data are to be erased. */
const LEFT_DAYS_AGO = 430
const ASKED_DAYS_AGO = 9

/** A boy who left the club more than a year ago, and his father, who has nobody else in it. */
export function addFormerFamily({ today }: SeedContext, accounts: Accounts): void {
  accounts.add({
    id: PLAYER,
    firstName: 'Timotej',
    lastName: 'Horský',
    role: 'player',
    playing: true,
    active: false,
    inactiveSince: momentAt(addDays(today, -LEFT_DAYS_AGO), '18:20').toISOString(),
    category: categoryId('U15'),
    birthDate: `${Number(today.slice(0, 4)) - 13}-04-18`,
    joinedAt: `${Number(today.slice(0, 4)) - 5}-09-01`,
  })
  accounts.add({
    id: FATHER,
    firstName: 'Igor',
    lastName: 'Horský',
    role: 'player',
    email: accounts.email('Igor', 'Horský'),
    phone: accounts.phone(),
    children: [
      { id: idFor('child', `${FATHER}:${PLAYER}`), player: PLAYER, relation: 'father', right: 'full' },
    ],
  })
}

/** The father's request to erase his son's data. */
export const erasureRows = ({ today }: SeedContext): Partial<Erasure>[] => {
  const askedAt = momentAt(addDays(today, -ASKED_DAYS_AGO), '20:05').toISOString()
  return [
    {
      id: idFor('erasure', PLAYER),
      state: 'open',
      person: PLAYER,
      openFor: PLAYER,
      requestedBy: FATHER,
      createdAt: askedAt,
      updatedAt: askedAt,
    },
  ]
}
