import Link from 'next/link'
import { href } from '@/lib/routes'
import { phoneHref } from '@/lib/phone'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import type { UserView } from '../../schema'
import { KIND_WORDS } from '../labels'
import { kindOf } from '../rules'
import styles from './user-table.module.css'

function State({ user }: { user: UserView }) {
  if (!user.active)
    return (
      <StatePill mark="no" tone="neutral">
        Neaktívny
      </StatePill>
    )
  if (user.trialUntil)
    return (
      <StatePill mark="waiting" tone="info">
        Na skúške
      </StatePill>
    )
  return (
    <StatePill mark="yes" tone="ok">
      Aktívny
    </StatePill>
  )
}

const categoryNames = ({ category, secondCategory, categories }: UserView): string =>
  [category, secondCategory, ...categories].flatMap((row) => row?.name ?? []).join(', ')

/** On a phone the contact is there for a parent without children in the club, whom nothing else tells from a namesake. */
const isToldByContact = (user: UserView): boolean =>
  kindOf(user) === 'parent' && user.children.length === 0 && Boolean(user.phone || user.email)

const columns: Column<UserView>[] = [
  {
    head: 'Meno',
    cell: (user) => (
      <span className={styles.person}>
        {user.playing && <Shirt number={user.jerseyNumber} />}
        <Link href={href('userEdit', { id: user.id })} prefetch={false}>
          {user.name}
        </Link>
      </span>
    ),
  },
  { head: 'Rola', cell: (user) => KIND_WORDS[kindOf(user)].one },
  { head: 'Kategórie', cell: (user) => categoryNames(user) || '–', plain: (user) => !categoryNames(user) },
  {
    head: 'Deti',
    cell: (user) => user.children.map(({ player }) => player.name).join(', ') || '–',
    plain: ({ children }) => children.length === 0,
  },
  {
    head: 'Kontakt',
    cell: (user) => (
      <span className={styles.contact}>
        {user.phone && <a href={phoneHref(user.phone)}>{user.phone}</a>}
        {user.email && <a href={`mailto:${user.email}`}>{user.email}</a>}
        {!user.phone && !user.email && '–'}
      </span>
    ),
    plain: (user) => !isToldByContact(user),
  },
  {
    head: 'Stav',
    cell: (user) => <State user={user} />,
    plain: ({ active, trialUntil }) => active && !trialUntil,
  },
]

/** The list of people; a name leads to the person's form. */
export function UserTable({ users }: { users: readonly UserView[] }) {
  return <Table caption="Používatelia" columns={columns} rowKey={({ id }) => id} rows={users} />
}
