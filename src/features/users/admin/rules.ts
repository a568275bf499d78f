import { isId } from '@/lib/ids'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import { fold } from '@/lib/text'
import type { RELATIONS, RIGHTS, ROLE_WORDS } from '../labels'

/** The role as the office sees it: a parent has the role of players and does not play. */
export type Kind = 'player' | 'parent' | 'trainer' | 'admin'
const KINDS: readonly string[] = ['player', 'parent', 'trainer', 'admin']

/** The filter of the list of people, from its address. */
export interface UserFilter {
  kind?: Kind
  category?: string
  state: 'active' | 'inactive' | 'all'
  search: string
  page: number
}

/** The filter in a page's query; unknown values are ignored. */
export const userFilter = (query: RawSearch): UserFilter => {
  const kind = textParam(query, 'role')
  const category = textParam(query, 'category')
  const state = textParam(query, 'state')
  return {
    kind: KINDS.includes(kind) ? (kind as Kind) : undefined,
    category: isId(category) ? category : undefined,
    state: state === 'inactive' || state === 'all' ? state : 'active',
    search: textParam(query, 'search'),
    page: pageParam(query),
  }
}

/** Whom the filter matches. */
export const matchOf = ({ kind, category, state, search }: Omit<UserFilter, 'page'>) => ({
  search,
  category,
  role: kind === 'parent' ? ('player' as const) : kind,
  playing: kind === 'parent' ? false : kind === 'player' ? true : undefined,
  active: state === 'all' ? undefined : state === 'active',
})

/** The kind of a person, from role and `playing`. */
export const kindOf = (person: { role: keyof typeof ROLE_WORDS; playing: boolean }): Kind =>
  person.role === 'player' && !person.playing ? 'parent' : person.role

interface Named {
  firstName: string
  lastName: string
  /** YYYY-MM-DD; of adults seldom known. */
  birthDate: string | null
}

/** Whether two people may be one: the same name, whatever its marks, and no different birth dates. */
export const mayBeSame = (one: Named, other: Named): boolean =>
  fold(one.firstName) === fold(other.firstName) &&
  fold(one.lastName) === fold(other.lastName) &&
  (!one.birthDate || !other.birthDate || one.birthDate === other.birthDate)

/** One child of an account in the form. */
export interface ChildValue {
  player: string
  /** The player's name; not sent. */
  name: string
  relation: keyof typeof RELATIONS
  right: keyof typeof RIGHTS
}
