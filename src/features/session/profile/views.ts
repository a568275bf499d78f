import { siteUrl } from '@/lib/env'
import type { User } from '@/payload-types'
import type { Profile } from './schema'

/** The view of a person's own account; `newEmail` is the pending e-mail. */
export const profileView = (
  user: User,
  children: ({ child: User } & Pick<Profile['children'][number], 'relation' | 'right'>)[],
  devices: number,
  newEmail: string,
): Profile => ({
  id: user.id,
  name: user.name ?? '',
  role: user.role,
  playing: user.playing === true,
  username: user.username ?? '',
  email: user.email ?? '',
  newEmail,
  phone: user.phone ?? '',
  devices,
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
