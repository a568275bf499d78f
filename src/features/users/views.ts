import { allNamed, namedOf } from '@/lib/reference'
import type { Scope } from '@/access/scope'
import { pictureView } from '@/fields/picture'
import { viewOf } from '@/lib/view'
import type { User } from '@/payload-types'
import { linkedGuardians } from './guardians/rules'
import {
  type MeView,
  type RosterPlayerView,
  squadPlayerSchema,
  type SquadPlayerView,
  userSchema,
  type UserView,
} from './schema'

const childrenOf = (user: User) =>
  (user.children ?? []).flatMap(({ player, relation, right }) => {
    const child = namedOf(player)
    return child ? [{ player: child, relation, right }] : []
  })

/** The caller's own view; a child's right is the one in force today (access/guardian), not the stored one. */
export const meView = (user: User, { players, canActFor }: Pick<Scope, 'players' | 'canActFor'>): MeView => ({
  id: user.id,
  name: user.name ?? '',
  role: user.role,
  email: user.email ?? '',
  username: user.username ?? '',
  phone: user.phone ?? '',
  playing: user.playing === true,
  category: namedOf(user.category),
  categories: allNamed(user.categories),
  children: childrenOf(user)
    .filter(({ player }) => players.includes(player.id))
    .map(({ player }) => ({ ...player, right: canActFor.includes(player.id) ? 'full' : 'read' })),
  updatedAt: user.updatedAt,
})

/** The view of a player in a squad. */
export const squadPlayerView = (user: User): SquadPlayerView =>
  viewOf(squadPlayerSchema, user, { photo: pictureView(user.photo) })

/** The view of a player in the roster; of `guardians` only those linked with the player, who have full rights first. */
export const rosterPlayerView = (user: User, guardians: User[]): RosterPlayerView => ({
  ...squadPlayerView(user),
  category: namedOf(user.category),
  secondCategory: namedOf(user.secondCategory),
  birthYear: user.birthDate ? Number(user.birthDate.slice(0, 4)) : null,
  position: user.position ?? null,
  phone: user.phone ?? '',
  trialUntil: user.trialUntil ?? null,
  guardians: linkedGuardians(user.id, guardians).map(({ id, name, phone, email, link: { relation } }) => ({
    id,
    name: name ?? '',
    relation,
    phone: phone ?? '',
    email: email ?? '',
  })),
})

/** The office's view of a person. */
export const userView = (user: User): UserView =>
  viewOf(userSchema, user, {
    active: user.active !== false,
    shownOnSite: user.staff?.shown === true,
    category: namedOf(user.category),
    secondCategory: namedOf(user.secondCategory),
    categories: allNamed(user.categories),
    children: childrenOf(user),
  })
