import { freeUsername, fullName, usernameBase } from '@/features/users/rules'
import { sortKey } from '@/lib/sort-key'
import { fold } from '@/lib/text'
import type { Contact, PlannedGuardian, PlannedRow } from '../rules'

/** What is random or already in the club, so that the rest is a pure function of the plan. */
export interface Sources {
  newId: () => string
  /** A variable symbol that nobody has yet. */
  newSymbol: () => string
  newToken: () => string
  /** Sign-in names in use; those that are given out are added. */
  usernames: Set<string>
}

interface Link {
  id: string
  player: string
  relation: PlannedGuardian['relation']
  right: 'full'
}

type Columns = Record<string, string | number | boolean | null>

/** A new guardian's row. */
interface NewGuardian extends ReturnType<typeof derived> {
  id: string
  playing: false
  familySymbol: string
  phone: string | null
  email: string | null
  children: Link[]
}

/** The rows of new accounts, and the children and contacts that accounts of the club get. */
export interface Accounts {
  players: Columns[]
  guardians: NewGuardian[]
  /** By the id of an account of the club. */
  links: Map<string, Link[]>
  contacts: Map<string, Partial<Contact>>
}

/** The columns that the hooks of users derive, by the same rules. */
function derived(person: { firstName: string; lastName: string }, { newToken, usernames }: Sources) {
  const { firstName, lastName } = person
  const username = freeUsername(usernameBase(person), usernames)
  usernames.add(username)
  return {
    firstName,
    lastName,
    name: fullName(person),
    sortName: sortKey(`${lastName} ${firstName}`),
    searchName: fold(`${firstName} ${lastName} ${firstName}`),
    username,
    role: 'player',
    active: true,
    calendarToken: newToken(),
  }
}

/**
 * The accounts a plan makes: a player for each new row, a guardian for each key, however many rows name it. A guardian's
 * contact is of the first row that has one.
 */
export function accountsOf(rows: readonly PlannedRow[], sources: Sources): Accounts {
  const guardians = new Map<string, NewGuardian>()
  const links: Accounts['links'] = new Map()
  const contacts: Accounts['contacts'] = new Map()
  const players: Accounts['players'] = []
  for (const row of rows.filter(({ kind }) => kind === 'new' || kind === 'changed')) {
    const id = row.id ?? sources.newId()
    if (row.id === null)
      players.push({
        id,
        ...derived(row.person, sources),
        playing: true,
        variableSymbol: sources.newSymbol(),
        ...row.values,
      })
    for (const { id: known, key, person, relation, linked, filled } of row.guardians) {
      if (known !== null && Object.keys(filled).length > 0)
        contacts.set(known, { ...contacts.get(known), ...filled })
      if (!linked) continue
      const link: Link = { id: sources.newId(), player: id, relation, right: 'full' }
      if (known !== null) {
        links.set(known, [...(links.get(known) ?? []), link])
        continue
      }
      const made = guardians.get(key)
      if (made) {
        made.children.push(link)
        made.phone ??= person.phone
        made.email ??= person.email
        continue
      }
      guardians.set(key, {
        id: sources.newId(),
        ...derived(person, sources),
        playing: false,
        familySymbol: sources.newSymbol(),
        phone: person.phone,
        email: person.email,
        children: [link],
      })
    }
  }
  return { players, guardians: [...guardians.values()], links, contacts }
}
