import type { UserView } from '../schema'

/** A page of the list of people. */
export interface AdminUserList {
  users: UserView[]
  page: number
  pages: number
  total: number
}

interface Named {
  id: string
  name: string
}

/** What the form of a person offers. */
export interface UserChoices {
  categories: Named[]
  /** The children it begins with, named. */
  children: Named[]
}

/** Who answers for a player. */
export interface Guardian extends Named {
  relation: 'mother' | 'father' | 'other'
  right: 'full' | 'read'
  phone: string
}
