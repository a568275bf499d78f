import { isId } from '@/lib/ids'
import { pageParam, type RawSearch, textParam } from '@/lib/search-params'
import type { POSITIONS, RELATIONS, RIGHTS } from '../labels'

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
export interface ChildForm {
  player: string
  /** How the player is called; not sent. */
  name: string
  relation: keyof typeof RELATIONS
  right: keyof typeof RIGHTS
}

/** A person as the form holds them; days YYYY-MM-DD, empty when not given. */
export interface UserForm {
  kind: Kind
  firstName: string
  lastName: string
  email: string
  phone: string
  category: string
  secondCategory: string
  categories: string[]
  children: ChildForm[]
  birthDate: string
  jerseyNumber: string
  position: '' | keyof typeof POSITIONS
  joinedAt: string
  feePausedUntil: string
  medicalValidUntil: string
  registrationNumber: string
  trialUntil: string
}

interface Stored {
  role: 'admin' | 'trainer' | 'player'
  playing: boolean
  firstName: string
  lastName: string
  email: string
  phone: string
  category: { id: string } | null
  secondCategory: { id: string } | null
  categories: { id: string }[]
  children: { player: { id: string; name: string }; relation: string; right: 'full' | 'read' }[]
  birthDate: string | null
  jerseyNumber: number | null
  position?: UserForm['position'] | null
  joinedAt: string | null
  feePausedUntil: string | null
  medicalValidUntil: string | null
  registrationNumber: string
  trialUntil: string | null
}

/** A new person's form; with `child` it is of that child's guardian. */
export const emptyUser = (today: string, child?: { id: string; name: string }): UserForm => ({
  kind: child ? 'parent' : 'player',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  category: '',
  secondCategory: '',
  categories: [],
  children: child ? [{ player: child.id, name: child.name, relation: 'mother', right: 'full' }] : [],
  birthDate: '',
  jerseyNumber: '',
  position: '',
  joinedAt: child ? '' : today,
  feePausedUntil: '',
  medicalValidUntil: '',
  registrationNumber: '',
  trialUntil: '',
})

/** The form of a person who is there. */
export const userForm = (person: Stored): UserForm => ({
  kind: kindOf(person),
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
  category: person.category?.id ?? '',
  secondCategory: person.secondCategory?.id ?? '',
  categories: person.categories.map(({ id }) => id),
  children: person.children.map(({ player, relation, right }) => ({
    player: player.id,
    name: player.name,
    relation: relation as ChildForm['relation'],
    right,
  })),
  birthDate: person.birthDate ?? '',
  jerseyNumber: String(person.jerseyNumber ?? ''),
  position: person.position ?? '',
  joinedAt: person.joinedAt ?? '',
  feePausedUntil: person.feePausedUntil ?? '',
  medicalValidUntil: person.medicalValidUntil ?? '',
  registrationNumber: person.registrationNumber,
  trialUntil: person.trialUntil ?? '',
})

/** What the form sends: of a player's fields only a player's, of a trainer's only a trainer's. */
export const userBody = (form: UserForm): Record<string, unknown> => {
  const plays = form.kind === 'player'
  const text = (value: string) => (plays && value) || null
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    role: form.kind === 'parent' ? 'player' : form.kind,
    playing: plays,
    email: form.email.trim(),
    phone: form.phone,
    category: text(form.category),
    secondCategory: text(form.secondCategory),
    categories: form.kind === 'trainer' ? form.categories : [],
    children: plays
      ? []
      : form.children.flatMap(({ player, relation, right }) => (player ? [{ player, relation, right }] : [])),
    birthDate: text(form.birthDate),
    jerseyNumber: plays && form.jerseyNumber !== '' ? Number(form.jerseyNumber) : null,
    position: text(form.position),
    joinedAt: form.joinedAt || null,
    feePausedUntil: text(form.feePausedUntil),
    medicalValidUntil: text(form.medicalValidUntil),
    registrationNumber: plays ? form.registrationNumber : '',
    trialUntil: text(form.trialUntil),
  }
}
