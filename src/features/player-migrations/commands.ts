import type { PayloadRequest } from 'payload'
import { requireRows } from '@/access/require-rows'
import { updateEach } from '@/db/update-each'
import { idOf } from '@/lib/reference'
import type { PlayerMigration } from '@/payload-types'
import { shortDate } from '@/lib/dates'
import { conflict, forbidden, invalid, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { migrationAccess } from './access'
import { migrationById, seasonNamed, playersById } from './queries'
import {
  givesUpSecond,
  mayUndo,
  moveProblem,
  type PlayerCategories,
  categoriesBefore,
  undoUntil,
} from './rules'
import type { MigrationInput, MigrationView } from './schema'

/**
 * Moves players, all of them or none, and keeps what was moved. Somebody who is no longer where the preview showed
 * them is a 409 that names them. The same operation sent again is the same migration.
 */
export async function performMigration(
  req: PayloadRequest,
  decision: MigrationInput,
): Promise<MigrationView> {
  if (!(await migrationAccess.create({ req }))) throw forbidden()
  const known = await performedBefore(req, decision.operation)
  if (known) return migrationById(req, known)
  seasonNamed(decision.season)
  const problem = moveProblem(decision.moves)
  if (problem) throw invalid(problem, 'moves')
  await requireRows(
    req,
    'categories',
    decision.moves.map(({ to }) => to),
    'moves',
  )
  try {
    const id = await inTransaction(req, () => perform(req, decision))
    return await migrationById(req, id)
  } catch (error) {
    const twin = await performedBefore(req, decision.operation)
    if (!twin) throw error
    return migrationById(req, twin)
  }
}

async function perform(req: PayloadRequest, { operation, season, moves }: MigrationInput): Promise<string> {
  const players = await playersById(
    req,
    moves.map(({ player }) => player),
  )
  const gone = moves.filter(({ player, from }) => {
    const found = players.get(player)
    return !found?.active || found.category !== from
  })
  if (gone.length > 0)
    throw movedSince(gone.map(({ player }) => players.get(player)?.name ?? 'odstránený hráč'))
  await write(
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
  const { id } = await req.payload.create({
    collection: 'playerMigrations',
    data: {
      season,
      operation,
      moves: moves.map((move) => ({ ...move, second: players.get(move.player)?.second ?? null })),
      performedBy: req.user!.id,
      performedAt: new Date().toISOString(),
    },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return id
}

/**
 * Puts every player of a migration back, all of them or none, within 14 days. Whoever was changed since in what the
 * migration had changed is named in a 409; other changes stay. Taken back again, it stays taken back.
 */
export async function undoMigration(req: PayloadRequest, id: string): Promise<MigrationView> {
  await inTransaction(req, async () => {
    const migration = await req.payload.findByID({
      collection: 'playerMigrations',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })
    if (!migration) throw notFound('Presun už neexistuje.')
    if (!migration.undoneAt) await undo(req, migration)
  })
  return migrationById(req, id)
}

async function undo(req: PayloadRequest, migration: PlayerMigration): Promise<void> {
  if (!mayUndo(migration, new Date()))
    throw conflict(`Presun bolo možné vrátiť do ${shortDate(undoUntil(migration.performedAt))}.`)
  const moves = migration.moves.map((move) => ({
    player: idOf(move.player) ?? '',
    outcome: move.outcome,
    from: idOf(move.from),
    to: idOf(move.to),
    second: idOf(move.second),
  }))
  const players = await playersById(
    req,
    moves.map(({ player }) => player),
  )
  const back = moves.map(({ player, ...move }) => {
    const found = players.get(player)
    return { player, name: found?.name, standing: found && categoriesBefore(move, found) }
  })
  const since = back.filter((one) => !one.standing)
  if (since.length > 0) throw movedSince(since.map(({ name }) => name ?? 'odstránený hráč'))
  await write(
    req,
    back.map(({ player, standing: before }) => ({
      id: player,
      category: before?.category,
      second: before?.second,
      active: true,
    })),
  )
  await req.payload.update({
    collection: 'playerMigrations',
    id: migration.id,
    data: { undoneAt: new Date().toISOString(), undoneBy: req.user!.id },
    depth: 0,
    overrideAccess: false,
    req,
  })
}

const movedSince = (names: string[]): Refusal =>
  new Refusal(
    409,
    { message: `Medzitým sa zmenilo zaradenie: ${names.join(', ')}. Načítajte návrh znova.` },
    { moved: names },
  )

/** A write of its own, for one that holds sessions is taken for a sign-in and changes nothing else. */
const signOut = (req: PayloadRequest, id: string): Promise<unknown> =>
  req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, returning: false, req })

/** Past Payload's pipeline: the right to move was checked once. */
const write = (req: PayloadRequest, players: readonly (PlayerCategories & { id: string })[]): Promise<void> =>
  updateEach(
    req,
    'users',
    players.map(({ id, active, ...stands }) => {
      const [category, secondCategory] = [stands.category ?? null, stands.second ?? null]
      return { id, category, secondCategory, active, updatedAt: new Date().toISOString() }
    }),
  )

async function performedBefore(req: PayloadRequest, operation: string): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'playerMigrations',
    where: { operation: { equals: operation } },
    select: { season: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs[0]?.id
}
