import type { PayloadRequest } from 'payload'
import { isAdmin, isTrainer } from '@/access/roles'
import { consenting } from '../queries'
import { agreedScorers, type NamedPlayer } from './rules'

type WithScorers = { categories: readonly { id: string }[]; result: { scorers: string } | null }

/** The players of these categories, deactivated ones too: an old result names them. Without access control. */
async function playersOf(
  req: PayloadRequest,
  categories: string[],
): Promise<(NamedPlayer & { categories: unknown[] })[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { or: [{ category: { in: categories } }, { secondCategory: { in: categories } }] },
    select: { firstName: true, lastName: true, category: true, secondCategory: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const ids = docs.map(({ id }) => id)
  const agreed = await consenting(req, ids, 'names')
  return docs.map(({ id, firstName, lastName, category, secondCategory }) => ({
    firstName,
    lastName,
    agrees: agreed.has(id),
    categories: [category, secondCategory],
  }))
}

/** Events with only those scorers who have agreed to be named; staff, who wrote them, read all. */
export async function withAgreedScorers<E extends WithScorers>(
  req: PayloadRequest,
  events: E[],
): Promise<E[]> {
  const named = events.filter(({ result }) => result?.scorers)
  if (named.length === 0 || isAdmin(req) || isTrainer(req)) return events
  const ids = [...new Set(named.flatMap(({ categories }) => categories.map(({ id }) => id)))]
  const players = await playersOf(req, ids)
  return events.map((event) => {
    if (!event.result?.scorers) return event
    const own = players.filter((player) => event.categories.some(({ id }) => player.categories.includes(id)))
    return { ...event, result: { ...event.result, scorers: agreedScorers(event.result.scorers, own) } }
  })
}
