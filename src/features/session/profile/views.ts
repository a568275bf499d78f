import { siteUrl } from '@/lib/env'
import type { User } from '@/payload-types'

export type ChildRight = NonNullable<User['children']>[number]

/** What a person sees of their own account. */
export const profileView = (
  user: User,
  children: { child: User; relation: ChildRight['relation']; right: ChildRight['right'] }[],
  devices: number,
  newEmail: string,
) => ({
  id: user.id,
  name: user.name ?? '',
  role: user.role,
  playing: user.playing === true,
  username: user.username ?? '',
  email: user.email ?? '',
  /** An address that waits to be confirmed; empty when none does. */
  newEmail,
  phone: user.phone ?? '',
  /** On how many devices the account is signed in. */
  devices,
  /** The secret address of the own calendar; whoever has it can read it. */
  calendarUrl: `${siteUrl()}/feeds/calendar/me/${user.calendarToken ?? ''}.ics`,
  updatedAt: user.updatedAt,
  children: children.map(({ child, relation, right }) => ({
    id: child.id,
    name: child.name ?? '',
    username: child.username ?? '',
    category: child.category && typeof child.category === 'object' ? child.category.name : null,
    relation,
    right,
  })),
})

export type Profile = ReturnType<typeof profileView>
