import type { PayloadRequest } from 'payload'
import { isAdmin, isTrainer } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { consenting } from '../queries'
import { agreedScorers, wordsIn } from './rules'

type WithScorers = { categories: readonly { id: string }[]; result: { scorers: string } | null }

interface Player {
  id: string
  firstName: string
  lastName: string
  categories: unknown[]
}

/** The players of these categories, deactivated ones too: an old result names them. Without access control. */
async function playersOf(req: PayloadRequest, categories: string[]): Promise<Player[]> {
  const found = await aggregate(req, 'users', {
    where: {
      and: [
        { or: [{ category: { in: categories } }, { secondCategory: { in: categories } }] },
        { deletedAt: { exists: false } },
      ],
    },
    by: ['id', 'firstName', 'lastName', 'category', 'secondCategory'],
  })
  return found.map(({ id, firstName, lastName, category, secondCategory }) => ({
    id: String(id),
    firstName: String(firstName ?? ''),
    lastName: String(lastName ?? ''),
    categories: [category, secondCategory],
  }))
}

/** Players by each word of their names: a season's results of a large club are matched in one pass. */
function byWord(players: readonly Player[]): Map<string, Player[]> {
  const index = new Map<string, Player[]>()
  for (const player of players)
    for (const word of new Set(wordsIn(`${player.firstName} ${player.lastName}`))) {
      const others = index.get(word)
      if (others) others.push(player)
      else index.set(word, [player])
    }
  return index
}

/** Events with only those scorers who have agreed to be named; staff, who wrote them, read all. */
export async function withAgreedScorers<E extends WithScorers>(
  req: PayloadRequest,
  events: E[],
): Promise<E[]> {
  const named = events.filter(({ result }) => result?.scorers)
  if (named.length === 0 || isAdmin(req) || isTrainer(req)) return events
  const index = byWord(
    await playersOf(req, [...new Set(named.flatMap(({ categories }) => categories.map(({ id }) => id)))]),
  )
  // Whoever shares no word with a text is not meant by it.
  const candidates = new Map(
    named.map((event) => {
      const sharing = wordsIn(event.result!.scorers).flatMap((word) => index.get(word) ?? [])
      const own = sharing.filter((player) =>
        event.categories.some(({ id }) => player.categories.includes(id)),
      )
      return [event, [...new Set(own)]]
    }),
  )
  const ids = new Set([...candidates.values()].flat().map(({ id }) => id))
  const agreed = ids.size > 0 ? await consenting(req, [...ids], 'names') : new Map<string, never>()
  return events.map((event) => {
    if (!event.result?.scorers) return event
    const players = (candidates.get(event) ?? []).map((player) => ({
      ...player,
      agrees: agreed.has(player.id),
    }))
    return { ...event, result: { ...event.result, scorers: agreedScorers(event.result.scorers, players) } }
  })
}
