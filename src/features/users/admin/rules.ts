import { isId } from '@/lib/ids'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import type { RELATIONS, RIGHTS } from '../labels'

/** Who somebody is to the club: a parent is an account that does not play. */
export type Kind = 'player' | 'parent' | 'trainer' | 'admin'
const KINDS: readonly string[] = ['player', 'parent', 'trainer', 'admin']

/** What the list of people is narrowed to, as its address says. */
export interface UserFilter {
  kind?: Kind
  category?: string
  state: 'active' | 'inactive' | 'all'
  search: string
  page: number
}

/** The filter in a page's query; whatever is not understood is as if it were missing. */
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

/** The kind of a stored person. */
export const kindOf = (person: { role: 'admin' | 'trainer' | 'player'; playing: boolean }): Kind =>
  person.role === 'player' && !person.playing ? 'parent' : person.role

/** One child of an account, as the form holds it. */
export interface ChildValue {
  player: string
  /** How the player is called; not sent. */
  name: string
  relation: keyof typeof RELATIONS
  right: keyof typeof RIGHTS
}
