import type { Named } from '@/lib/schema'
import type { ImportedPeople } from '@/features/member-imports/history/queries'
import type { Kind, UserFilter } from '@/features/users/admin/rules'

/** Whom the page of invitations shows; with `imported` those alone whom an import has made. */
export type InvitationFilter = Pick<UserFilter, 'kind' | 'category' | 'search'> & {
  imported?: ImportedPeople
}

/** Somebody without a password whom an invitation would reach. */
export interface Invitable extends Named {
  kind: Kind
  email: string
  /** When they were invited last. */
  invitedAt: string | null
  /** Invited less than an hour ago: not again yet. */
  justInvited: boolean
}

/** Who has not signed in yet. */
export interface InvitationDesk {
  /** Never invited, by name; at most MAX_INVITATIONS of `freshTotal`. */
  fresh: Invitable[]
  freshTotal: number
  /** Invited, by name; at most MAX_INVITATIONS of `invitedTotal`. */
  invited: Invitable[]
  invitedTotal: number
  /** Children without an e-mail of their own, for whom a guardian signs in. */
  throughGuardians: number
  /** Whom no invitation can reach, by name; at most MAX_UNREACHABLE of `unreachableTotal`. */
  unreachable: (Named & { kind: Kind })[]
  unreachableTotal: number
}
