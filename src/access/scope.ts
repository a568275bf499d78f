import type { PayloadRequest } from 'payload'
import { idOf, idsOf } from './reference'
import { subjectOf } from './roles'

/** Whose records and which categories the caller may reach (product.md §3, "Ownership"). */
export interface Scope {
  /** Me, when I play, and every child I am guardian of. */
  people: string[]
  /** The part of `people` I may answer and change for: children with read-only right are left out. */
  actsFor: string[]
  /** A trainer's own categories. */
  trains: string[]
  /** The categories (main and second) of `people`. */
  plays: string[]
}

const NOBODY: Scope = { people: [], actsFor: [], trains: [], plays: [] }
const memo = new WeakMap<object, Promise<Scope>>()

/** The caller's scope, worked out once per signed-in request. An anonymous or deactivated caller has none. */
export const scopeOf = (req: PayloadRequest): Promise<Scope> => {
  if (subjectOf(req) === 'anonymous' || !req.user) return Promise.resolve(NOBODY)
  const known = memo.get(req.user)
  if (known) return known
  const scope = readScope(req)
  memo.set(req.user, scope)
  return scope
}

async function readScope(req: PayloadRequest): Promise<Scope> {
  const user = req.user!
  const children = (user.children ?? []).map((row) => ({ id: idOf(row.player), right: row.right }))
  const childIds = children.map((child) => child.id).filter((id): id is string => id !== undefined)
  const full = children.filter((child) => child.right === 'full').map((child) => child.id)
  const me = user.playing ? [user.id] : []
  return {
    people: [...me, ...childIds],
    actsFor: [...me, ...full.filter((id): id is string => id !== undefined)],
    trains: user.role === 'trainer' ? idsOf(user.categories) : [],
    plays: [
      ...new Set([...(user.playing ? categoriesOf(user) : []), ...(await categoriesOfAll(req, childIds))]),
    ],
  }
}

const categoriesOf = (player: { category?: unknown; secondCategory?: unknown }): string[] =>
  idsOf([player.category, player.secondCategory])

/** The one read behind access: a guardian's reach follows the child's category of today, so it is never copied. */
async function categoriesOfAll(req: PayloadRequest, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { category: true, secondCategory: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.flatMap(categoriesOf)
}

/** Whether the caller has a family side: plays, or is guardian of somebody (product.md §3, "Moje konto"). */
export const hasFamilySide = (req: Pick<PayloadRequest, 'user'>): boolean =>
  subjectOf(req) === 'player' || (subjectOf(req) !== 'anonymous' && (req.user?.children?.length ?? 0) > 0)
