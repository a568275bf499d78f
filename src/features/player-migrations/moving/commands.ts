import type { PayloadRequest } from 'payload'
import { requireRows } from '@/access/require-rows'
import { updateEach } from '@/db/update-each'
import { invalid, Refusal } from '@/lib/errors'
import { type PlacedPlayer, playersById, requireSeason } from '../queries'
import { givesUpSecond, moveProblem, type Placement } from '../rules'
import type { MigrationInput } from '../schema'
import type { broughtBefore } from '../states/rules'

type Move = Pick<MigrationInput['moves'][number], 'player' | 'outcome' | 'to'>

/** Throws 400 when moves are wrong by themselves, or name a season or category there is not. */
export async function requireMoves(
  req: PayloadRequest,
  { season, moves }: Pick<MigrationInput, 'season' | 'moves'>,
): Promise<void> {
  requireSeason(season)
  const problem = moveProblem(moves)
  if (problem) throw invalid(problem, 'moves')
  await requireRows(
    req,
    'categories',
    moves.map(({ to }) => to),
    'moves',
  )
}

/**
 * The players of moves, each in the category of the preview, or brought there by a stage of an earlier day (`brought`);
 * throws 409 with the names of the others.
 */
export async function requirePlaced(
  req: PayloadRequest,
  moves: MigrationInput['moves'],
  brought: ReturnType<typeof broughtBefore> = new Map(),
): Promise<Map<string, PlacedPlayer>> {
  const players = await playersById(
    req,
    moves.map(({ player }) => player),
  )
  const moved = moves.filter(({ player, from }) => {
    const found = players.get(player)
    const isComing = brought.get(player)?.some(({ to }) => to === from)
    return !found?.active || (found.category !== from && !isComing)
  })
  if (moved.length > 0)
    throw movedSinceRefusal(moved.map(({ player }) => players.get(player)?.name ?? 'odstránený hráč'))
  return players
}

/** Writes where players are after their moves, and signs out who leaves; the right to move them was checked before. */
export async function movePlayers(
  req: PayloadRequest,
  moves: readonly Move[],
  players: ReadonlyMap<string, PlacedPlayer>,
): Promise<void> {
  await writePlacements(
    req,
    moves.map(({ player, outcome, to }) => {
      const { category, second } = players.get(player)!
      const leaves = outcome === 'leaves'
      return {
        id: player,
        category: leaves ? category : (to ?? undefined),
        second: givesUpSecond({ outcome, to: to ?? undefined, second }) ? undefined : second,
        active: !leaves,
      }
    }),
  )
  for (const { player } of moves.filter(({ outcome }) => outcome === 'leaves')) await signOut(req, player)
}

export const movedSinceRefusal = (names: string[]): Refusal =>
  new Refusal(
    409,
    { message: `Medzitým sa zmenilo zaradenie: ${names.join(', ')}. Načítajte návrh znova.` },
    { moved: names },
  )

/** Ends all sessions, in a write of its own: one with sessions changes no other column (db/session-writes). */
const signOut = (req: PayloadRequest, id: string): Promise<unknown> =>
  req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false, req })

/** Writes placements without hooks; the right to move players was checked before. */
export const writePlacements = (
  req: PayloadRequest,
  players: readonly (Placement & { id: string })[],
): Promise<void> =>
  updateEach(
    req,
    'users',
    players.map(({ id, active, category = null, second = null }) => ({
      id,
      category,
      secondCategory: second,
      active,
      updatedAt: new Date().toISOString(),
    })),
  )
