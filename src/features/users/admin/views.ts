import type { Named } from '@/lib/schema'
import type { RELATIONS, RIGHTS } from '../labels'
import type { UserView } from '../schema'

/** A page of the list of people. */
export interface AdminUserList {
  users: UserView[]
  page: number
  pages: number
  total: number
}

/** What the form of a person lets choose from. */
export interface UserChoices {
  categories: Named[]
  /** The children a new person's form starts with. */
  children: Named[]
}

/** A player's guardian. */
export interface Guardian extends Named {
  relation: keyof typeof RELATIONS
  right: keyof typeof RIGHTS
  phone: string
}
