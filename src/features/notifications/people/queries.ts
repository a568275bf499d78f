import type { PayloadRequest, Where } from 'payload'
import { isAdult } from '@/lib/age'
import { isAdmin } from '@/access/roles'
import { arrayRows } from '@/db/array-rows'
import { aggregate } from '@/db/aggregate'
import { dayOf } from '@/lib/dates'
import { inOrder } from '@/lib/order'
import { idsOf } from '@/lib/reference'

/** What decides whether a notification reaches somebody. */
export interface Person {
  id: string
  name: string
  email?: string | null
  playing: boolean
  birthDate?: string | null
  children: string[]
}

const COLUMNS = { name: true, email: true, playing: true, birthDate: true, children: true } as const

/** For an admin, who may read every column: plain columns in one statement, as a club is thousands of people. */
async function findAsAdmin(req: PayloadRequest, where: Where): Promise<Person[]> {
  const children = new Map<string, string[]>()
  for (const { row, names: child } of await arrayRows(req, 'users', ['children', 'player']))
    children.set(row, [...(children.get(row) ?? []), child])
  const rows = await aggregate(req, 'users', {
    where: { and: [where, { deletedAt: { exists: false } }] },
    by: ['sortName', 'id', 'name', 'email', 'playing', 'birthDate'],
  })
  return rows
    .toSorted(inOrder(({ sortName }) => String(sortName)))
    .map(({ id, name, email, playing, birthDate }) => ({
      id: String(id),
      name: String(name ?? ''),
      email: email === null ? null : String(email),
      playing: Boolean(playing),
      birthDate: birthDate === null ? null : String(birthDate),
      children: children.get(String(id)) ?? [],
    }))
}

async function findReadable(req: PayloadRequest, where: Where): Promise<Person[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where,
    select: COLUMNS,
    sort: 'sortName',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => ({
    id: doc.id,
    name: doc.name ?? '',
    email: doc.email,
    playing: doc.playing === true,
    birthDate: doc.birthDate,
    children: idsOf((doc.children ?? []).map((child) => child.player)),
  }))
}

/** Those of these people the caller may read, by name. */
export const findPeople = (req: PayloadRequest, where: Where): Promise<Person[]> =>
  isAdmin(req) ? findAsAdmin(req, where) : findReadable(req, where)

/** Which of these people have a password. No caller may read the hash, so this reads without access control. */
export async function idsWithPassword(req: PayloadRequest, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await aggregate(req, 'users', {
    where: { and: [{ id: { in: ids } }, { hash: { exists: true } }] },
    by: ['id'],
  })
  return new Set(found.map(({ id }) => String(id)))
}

/** The guardians of these players; for an admin by id, which spares the query a join. */
export async function guardiansWhere(req: PayloadRequest, players: string[]): Promise<Where> {
  if (!isAdmin(req)) return { 'children.player': { in: players } }
  const known = new Set(players)
  const links = await arrayRows(req, 'users', ['children', 'player'])
  const guardians = links.filter(({ names: child }) => known.has(child)).map(({ row }) => row)
  return { id: { in: [...new Set(guardians)] } }
}

/** The guardians of those of these players who are under 18, by player. Without access control: for what is told. */
export async function guardiansOfMinors(
  req: PayloadRequest,
  players: readonly string[],
  which: Where = {},
): Promise<Map<string, string[]>> {
  if (players.length === 0) return new Map()
  const found = await aggregate(req, 'users', {
    where: { and: [{ id: { in: [...new Set(players)] } }, which] },
    by: ['id', 'birthDate'],
  })
  const today = dayOf(new Date())
  const minors = new Set(
    found.flatMap(({ id, birthDate }) => (isAdult(birthDate as string | null, today) ? [] : String(id))),
  )
  if (minors.size === 0) return new Map()
  const guardians = new Map<string, string[]>()
  for (const { row, names: child } of await arrayRows(req, 'users', ['children', 'player']))
    if (minors.has(child)) guardians.set(child, [...(guardians.get(child) ?? []), row])
  return guardians
}

/**
 * The same of those who are deactivated: nobody acts for such a player any more, but the family still sees what it owes.
 */
export const guardiansOfInactive = (
  req: PayloadRequest,
  players: readonly string[],
): Promise<Map<string, string[]>> =>
  guardiansOfMinors(req, players, {
    and: [{ active: { not_equals: true } }, { deletedAt: { exists: false } }],
  })
