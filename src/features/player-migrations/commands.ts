import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import type { PlayerMigration } from '@/payload-types'
import { shortDate } from '@/lib/date-format'
import { conflict, forbidden, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import { migrationAccess } from './access'
import {
  movedSinceRefusal,
  movePlayers,
  requireMoves,
  requirePlaced,
  writePlacements,
} from './moving/commands'
import { migrationById, playersById } from './queries'
import { isSameMigration, placementBefore } from './rules'
import type { MigrationInput, MigrationView } from './schema'
import { wasPerformed } from './states/rules'

/**
 * Moves players, all of them or none, and records the migration. Throws 409 with the names of those who are no longer
 * in the category of the preview. The same `operation` sent again returns the same migration, 409 with other moves.
 */
export async function performMigration(req: PayloadRequest, input: MigrationInput): Promise<MigrationView> {
  if (!(await migrationAccess.create({ req }))) throw forbidden()
  const performed = await migrationOfOperation(req, input)
  if (performed) return migrationById(req, performed)
  await requireMoves(req, input)
  try {
    const id = await inTransaction(req, () => perform(req, input))
    return await migrationById(req, id)
  } catch (error) {
    // The same request, sent twice at once, was the faster one.
    const other = await migrationOfOperation(req, input)
    if (!other) throw error
    return migrationById(req, other)
  }
}

async function perform(req: PayloadRequest, { operation, season, moves }: MigrationInput): Promise<string> {
  const players = await requirePlaced(req, moves)
  await movePlayers(req, moves, players)
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
 * Undoes a migration within 14 days, for all players or none; undone already, it changes nothing. Throws 409 with the
 * names of those whose placement was changed since; other changes stay.
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

/** Throws 409 with the names of those of these categories that are in the trash or gone: nobody is put back into them. */
async function requireLiving(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { id: { in: [...ids] } },
    select: { name: true, deletedAt: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const living = new Set(docs.filter(({ deletedAt }) => !deletedAt).map(({ id }) => id))
  if (ids.every((id) => living.has(id))) return
  const names = docs.filter(({ deletedAt }) => deletedAt).map(({ name }) => name)
  throw conflict(
    names.length > 0
      ? `${names.join(', ')}: kategória je v\u00a0koši. Najprv ju obnovte.`
      : 'Kategória, do ktorej by sa hráči vrátili, už v\u00a0klube nie je.',
  )
}

async function undo(req: PayloadRequest, migration: PlayerMigration): Promise<void> {
  const { performedAt } = migration
  if (!wasPerformed(migration)) throw conflict('Presun ešte neprebehol, nie je čo vrátiť.')
  if (!mayUndo({ doneAt: performedAt }, new Date()))
    throw conflict(`Presun bolo možné vrátiť do ${shortDate(undoUntil(performedAt))}.`)
  const performed = migration.moves.filter(({ leftOut }) => !leftOut)
  const moves = performed.map((move) => ({
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
    return { player, name: found?.name, before: found && placementBefore(move, found) }
  })
  const since = back.filter(({ before }) => !before)
  if (since.length > 0) throw movedSinceRefusal(since.map(({ name }) => name ?? 'odstránený hráč'))
  await requireLiving(req, [
    ...new Set(back.flatMap(({ before }) => [before?.category, before?.second].filter((id) => !!id))),
  ] as string[])
  await writePlacements(
    req,
    back.map(({ player, before }) => ({
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

/** The id of the migration this operation performed; undefined when there is none, 409 when it is another one. */
export async function migrationOfOperation(
  req: PayloadRequest,
  input: MigrationInput,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'playerMigrations',
    where: { operation: { equals: input.operation } },
    select: { season: true, moves: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const found = docs[0]
  if (found && !isSameMigration(found, input))
    throw conflict(
      'Tento presun už prebehol s inými údajmi. Pozrite si jeho históriu a načítajte stránku znova.',
    )
  return found?.id
}
