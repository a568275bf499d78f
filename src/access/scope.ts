import type { PayloadRequest } from 'payload'
import { dayOf } from '@/lib/dates'
import type { User } from '@/payload-types'
import { guardianship, WARD_FIELDS } from './guardian'
import { idOf, idsOf } from '@/lib/reference'
import { subjectOf } from './roles'

/** Whose records and which categories are the caller's; row scopes are made of it. */
export interface Scope {
  /** The caller, when they play, and the children they are guardian of (guardian.ts). */
  players: string[]
  /** Those of `players` the caller may answer for and change: without children they may only read. */
  canActFor: string[]
  /** A trainer's own categories. */
  trainedCategories: string[]
  /** The categories (main and second) of `players`. */
  playerCategories: string[]
}

const EMPTY_SCOPE: Scope = { players: [], canActFor: [], trainedCategories: [], playerCategories: [] }
const memo = new WeakMap<object, Promise<Scope>>()

/** The caller's scope, read once per signed-in request; empty for an anonymous or deactivated caller. */
export const scopeOf = (req: PayloadRequest): Promise<Scope> => {
  if (subjectOf(req) === 'anonymous' || !req.user) return Promise.resolve(EMPTY_SCOPE)
  const known = memo.get(req.user)
  if (known) return known
  const scope = readScope(req)
  memo.set(req.user, scope)
  return scope
}

async function readScope(req: PayloadRequest): Promise<Scope> {
  const user = req.user!
  const children = await wardsOf(req, user.children ?? [])
  const acting = children.filter(({ guardianship }) => guardianship === 'full')
  const me = user.playing ? [user] : []
  return {
    players: [...me, ...children].map(({ id }) => id),
    canActFor: [...me, ...acting].map(({ id }) => id),
    trainedCategories: user.role === 'trainer' ? idsOf(user.categories) : [],
    playerCategories: [...new Set([...me, ...children].flatMap(categoriesOf))],
  }
}

const categoriesOf = (player: { category?: unknown; secondCategory?: unknown }): string[] =>
  idsOf([player.category, player.secondCategory])

/**
 * The linked children the caller may still read or act for, with that right. Read at each request, because it depends on
 * the child's role, age and category of today.
 */
async function wardsOf(req: PayloadRequest, links: NonNullable<User['children']>) {
  const rights = new Map(links.map(({ player, right }) => [idOf(player), right]))
  if (rights.size === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...rights.keys()] } },
    select: { ...WARD_FIELDS, category: true, secondCategory: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const today = dayOf(new Date())
  return docs
    .map((child) => ({ ...child, guardianship: guardianship(child, rights.get(child.id)!, today) }))
    .filter((child) => child.guardianship !== 'none')
}

/** Whether the caller has „Moje konto“: a player, or a guardian of somebody. */
export const hasFamilySide = (req: Pick<PayloadRequest, 'user'>): boolean =>
  subjectOf(req) === 'player' || (subjectOf(req) !== 'anonymous' && (req.user?.children?.length ?? 0) > 0)

/**
 * Of the caller's children those they have full right to, also when the child has left the club: their data and consents are
 * still theirs to ask for and to withdraw.
 */
export const fullRightChildren = (
  { players }: Pick<Scope, 'players'>,
  { user }: Pick<PayloadRequest, 'user'>,
): string[] =>
  (user?.children ?? [])
    .filter(({ right }) => right === 'full')
    .flatMap(({ player }) => idOf(player) ?? [])
    .filter((id) => players.includes(id))
