import type { PayloadRequest, Where } from 'payload'
import { guardianship } from '@/access/guardian'
import { readFilter } from '@/access/row-access'
import type { Role } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { arrayRows } from '@/db/array-rows'
import { type Kind, kindOf } from '@/features/users/admin/rules'
import { dayOf } from '@/lib/dates'
import { forbidden } from '@/lib/errors'
import { inOrder } from '@/lib/order'
import { idOf } from '@/lib/reference'
import { fold } from '@/lib/text'
import type { User } from '@/payload-types'
import { invitedAt, isJustInvited, MAX_INVITATIONS } from './rules'
import type { Invitable, InvitationDesk, InvitationFilter } from './views'

/** How many of those whom no invitation can reach are listed. */
const MAX_UNREACHABLE = 100

/** A person without a password, as far as the list of invitations needs them. */
interface Uninvited {
  id: string
  name: string
  searchName: string
  kind: Kind
  email: string
  birthDate: string | null
  invitationExpiration: string | null
}

/** Who may sign in, as the rule `maySignIn` says it of a row. */
const MAY_SIGN_IN: Where[] = [
  { deletedAt: { exists: false } },
  { active: { not_equals: false } },
  { trialUntil: { exists: false } },
]
const WAITING: Where[] = [...MAY_SIGN_IN, { hash: { exists: false } }, { erasedAt: { exists: false } }]

const textOr = (value: unknown): string | null => (value ? String(value) : null)

/** Everybody who may sign in and has no password yet, by name. Plain columns: a club has thousands of people. */
async function waitingAccounts(req: PayloadRequest): Promise<Uninvited[]> {
  // Past Payload's access control: only for who may read everybody.
  if ((await readFilter(req, 'users')) !== true) throw forbidden()
  const rows = await aggregate(req, 'users', {
    where: { and: WAITING },
    by: [
      'id',
      'sortName',
      'searchName',
      'name',
      'role',
      'playing',
      'email',
      'birthDate',
      'invitationExpiration',
    ],
  })
  return rows
    .toSorted(inOrder(({ sortName }) => String(sortName)))
    .map(({ id, searchName, name, role, playing, email, birthDate, invitationExpiration }) => ({
      id: String(id),
      name: String(name ?? ''),
      searchName: String(searchName ?? ''),
      kind: kindOf({ role: role as Role, playing: Boolean(playing) }),
      email: String(email ?? ''),
      birthDate: textOr(birthDate),
      invitationExpiration: textOr(invitationExpiration),
    }))
}

/** How many of those an invitation can reach have no password yet. Throws 403 for who may not read everybody. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  if ((await readFilter(req, 'users')) !== true) throw forbidden()
  const [group] = await aggregate(req, 'users', {
    where: { and: [...WAITING, { email: { exists: true } }] },
    by: [],
  })
  return group?.rows ?? 0
}

/** Everybody of a category: its players, their guardians, its trainers. */
async function peopleOf(req: PayloadRequest, category: string): Promise<Set<string>> {
  const players = await aggregate(req, 'users', {
    where: { or: [{ category: { equals: category } }, { secondCategory: { equals: category } }] },
    by: ['id'],
  })
  const { docs: trainers } = await req.payload.find({
    collection: 'users',
    where: { categories: { in: [category] } },
    select: { sortName: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const playing = new Set(players.map(({ id }) => String(id)))
  const links = await arrayRows(req, 'users', ['children', 'player'])
  const guardians = links.filter(({ names }) => playing.has(names)).map(({ row }) => row)
  return new Set([...playing, ...guardians, ...trainers.map(({ id }) => id)])
}

/** Those of these players for whom a guardian with an e-mail acts today. */
async function withGuardian(
  req: PayloadRequest,
  players: readonly Uninvited[],
  today: string,
): Promise<Set<string>> {
  if (players.length === 0) return new Set()
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: {
      and: [...MAY_SIGN_IN, { email: { exists: true } }, { 'children.right': { equals: 'full' } }],
    },
    select: { children: true },
    pagination: false,
    limit: 0,
    req,
  })
  const links = docs.flatMap(({ children }) => children ?? [])
  const guarded = new Set(links.filter(({ right }) => right === 'full').map(({ player }) => idOf(player)))
  return new Set(
    players
      .filter(
        ({ birthDate }) =>
          guardianship({ role: 'player', playing: true, birthDate }, 'full', today) === 'full',
      )
      .map(({ id }) => id)
      .filter((id) => guarded.has(id)),
  )
}

const invitable = (
  { id, name, kind, email, invitationExpiration: end }: Uninvited,
  now: number,
): Invitable => ({
  id,
  name,
  kind,
  email,
  invitedAt: invitedAt(end),
  justInvited: isJustInvited(end, now),
})

/** Who has no password yet, for the office: whom to invite, whom again, whom no letter can reach. Throws 403 for others. */
export async function invitationDesk(
  req: PayloadRequest,
  { kind, category, search, imported }: InvitationFilter,
  now = Date.now(),
): Promise<InvitationDesk> {
  const words = fold(search)
  const people = category ? await peopleOf(req, category) : undefined
  const shown = (await waitingAccounts(req)).filter(
    (person) =>
      (!kind || person.kind === kind) &&
      (!people || people.has(person.id)) &&
      (!imported || imported.people.has(person.id)) &&
      person.searchName.includes(words),
  )
  const reachable = shown.filter(({ email }) => email).map((person) => invitable(person, now))
  const fresh = reachable.filter((person) => person.invitedAt === null)
  const invited = reachable.filter((person) => person.invitedAt !== null)
  const bare = shown.filter(({ email }) => !email)
  const players = bare.filter((person) => person.kind === 'player')
  const guarded = await withGuardian(req, players, dayOf(new Date(now)))
  const unreachable = bare.filter(({ id }) => !guarded.has(id))
  return {
    fresh: fresh.slice(0, MAX_INVITATIONS),
    freshTotal: fresh.length,
    invited: invited.slice(0, MAX_INVITATIONS),
    invitedTotal: invited.length,
    throughGuardians: guarded.size,
    unreachable: unreachable.slice(0, MAX_UNREACHABLE).map(({ id, name, kind }) => ({ id, name, kind })),
    unreachableTotal: unreachable.length,
  }
}

/** Which of these accounts a list may invite now: without a password, with an e-mail of their own, not just invited. */
export async function invitableAmong(
  req: PayloadRequest,
  users: readonly string[],
  now: number,
): Promise<{ id: string; signsInAs: string }[]> {
  const rows = await aggregate(req, 'users', {
    where: { and: [...WAITING, { email: { exists: true } }, { id: { in: [...users] } }] },
    by: ['id', 'username', 'email', 'invitationExpiration'],
  })
  return rows
    .filter(({ email, invitationExpiration }) => email && !isJustInvited(textOr(invitationExpiration), now))
    .map(({ id, username, email }) => ({ id: String(id), signsInAs: String(username ?? email) }))
}
