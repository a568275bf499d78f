import { pictureView } from '@/fields/picture'
import { siteUrl } from '@/lib/env'
import type { User } from '@/payload-types'
import type { Profile } from './schema'

/** A child with the parent's link to them; `calendarToken` only where the parent may have it. */
type ChildOfProfile = { child: User; calendarToken?: string | null } & Pick<
  Profile['children'][number],
  'relation' | 'right'
>

const calendarUrl = (token: string): string => `${siteUrl()}/feeds/calendar/me/${token}.ics`

/** The view of a person's own account; `newEmail` is the pending e-mail. */
export const profileView = (user: User, children: ChildOfProfile[], newEmail: string): Profile => ({
  id: user.id,
  name: user.name ?? '',
  role: user.role,
  playing: user.playing === true,
  username: user.username ?? '',
  email: user.email ?? '',
  newEmail,
  phone: user.phone ?? '',
  photo: pictureView(user.photo),
  calendarUrl: calendarUrl(user.calendarToken ?? ''),
  updatedAt: user.updatedAt,
  children: children.map(({ child, relation, right, calendarToken }) => ({
    id: child.id,
    name: child.name ?? '',
    username: child.username ?? '',
    category: child.category && typeof child.category === 'object' ? child.category.name : null,
    relation,
    right,
    photo: pictureView(child.photo),
    calendarUrl: calendarToken ? calendarUrl(calendarToken) : '',
  })),
})
