import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/access/reference'
import { insertRows } from '@/db/insert-rows'
import { playersOf } from '@/features/users/access'
import type { Event } from '@/payload-types'
import { askedTo, eventColumns, participantChanges, type Player } from '../participants/rules'

/** What of an event decides whom it asks and what their rows repeat. */
export const ASKING = {
  categories: true,
  startsAt: true,
  answerUntil: true,
  answerRequired: true,
  published: true,
  cancelled: true,
  deletedAt: true,
} as const
export type Asking = Pick<Event, 'id' | keyof typeof ASKING>

type Found = Record<string, unknown> & { id: string }

/** Through the adapter: these are the program's own rows, and a season of a category is thousands of them. */
const all = async <Row = Found>(
  req: PayloadRequest,
  collection: 'events' | 'participants' | 'users',
  select: Record<string, true>,
  ...and: Where[]
): Promise<Row[]> => {
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<Row & Found>({ collection, where: { and }, select, ...bare })).docs
}

async function playing(req: PayloadRequest, ...and: Where[]): Promise<Player[]> {
  const here: Where[] = [
    { playing: { equals: true } },
    { active: { equals: true } },
    { deletedAt: { exists: false } },
  ]
  const people = await all(req, 'users', { category: true, secondCategory: true }, ...here, ...and)
  return people.map(({ id, category, secondCategory }) => ({
    id,
    category: idOf(category),
    secondCategory: idOf(secondCategory),
  }))
}

const ROW = { event: true, player: true, category: true, userSubmitted: true } as const

/** Brings what stands to what is wanted: only unanswered rows go, and only through one of `touched` when given. */
async function settle(
  req: PayloadRequest,
  events: Asking[],
  players: Player[],
  standing: Found[],
  { touched, keeps }: { touched?: readonly string[]; keeps?: boolean } = {},
): Promise<void> {
  const wanted = events.flatMap(({ id, categories }) =>
    askedTo(idsOf(categories), players).map((row) => ({ event: id, ...row })),
  )
  const rows = standing.map((row) => ({
    id: row.id,
    event: idOf(row.event) ?? '',
    player: idOf(row.player) ?? '',
    category: idOf(row.category),
    answered: keeps === true || row.userSubmitted === true,
  }))
  const { remove, add } = participantChanges(rows, wanted, touched)
  if (remove.length > 0)
    await req.payload.db.deleteMany({ collection: 'participants', where: { id: { in: remove } }, req })
  const columns = new Map(events.map((event) => [event.id, eventColumns(event)]))
  await insertRows(
    req,
    'participants',
    add.map((row) => ({ ...row, ...columns.get(row.event), userSubmitted: false })),
  )
}

/**
 * Asks players to everything that is still to come where they now play, and no longer where they do not: somebody
 * moved, deactivated or trashed leaves no unanswered invitation behind. Only of the `touched` categories when given.
 */
export async function askWhereTheyPlay(
  req: PayloadRequest,
  players: string[],
  touched?: readonly string[],
): Promise<void> {
  const people = await playing(req, { id: { in: players } })
  const categories =
    touched ?? people.flatMap(({ category, secondCategory }) => idsOf([category, secondCategory]))
  const ahead: Where = { startsAt: { greater_than: new Date().toISOString() } }
  const events =
    categories.length > 0
      ? await all<Asking>(
          req,
          'events',
          ASKING,
          ahead,
          { categories: { in: [...categories] } },
          {
            deletedAt: { exists: false },
          },
        )
      : []
  const standing = await all(req, 'participants', ROW, ahead, { player: { in: players } })
  await settle(req, events, people, standing, { touched })
}

/**
 * Asks the players of an event's categories, and while it is still to come nobody else any more. What has begun is
 * history: whoever was asked to it stays.
 */
export async function askForEvent(req: PayloadRequest, event: Asking, isNew: boolean): Promise<void> {
  const members = playersOf(idsOf(event.categories))
  const people = members ? await playing(req, members) : []
  const standing = isNew ? [] : await all(req, 'participants', ROW, { event: { equals: event.id } })
  const begun = Date.parse(event.startsAt) <= Date.now()
  await settle(req, [event], people, standing, { keeps: begun })
}
