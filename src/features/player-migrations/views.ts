import { idOf, namedOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { PlayerMigration } from '@/payload-types'
import { actsOf } from './acts/rules'
import type { ActView, MigrationView, WaitingMove } from './schema'
import { byDay, isWaiting, stateOf, wasPerformed } from './states/rules'

/** The name of a populated relationship; empty when it is bare or missing. */
const nameOf = (row: unknown): string => namedOf(row)?.name ?? ''

/** By the id of a player, what stages that wait hold for them, the nearest day first. */
export type WaitingMoves = ReadonlyMap<string, readonly WaitingMove[]>

/** The moves of stages that wait, by player. */
export const waitingMovesIn = (stages: readonly PlayerMigration[]): WaitingMoves => {
  const byPlayer = new Map<string, WaitingMove[]>()
  for (const { id, dueOn, moves } of stages)
    for (const { player, outcome, from, to } of moves) {
      const key = idOf(player)
      if (!key) continue
      const move = { stage: id, dueOn: dueOn ?? null, outcome, from: nameOf(from), to: nameOf(to) }
      byPlayer.set(key, [...(byPlayer.get(key) ?? []), move].sort(byDay))
    }
  return byPlayer
}

const NO_CHANGE = { dueOn: null, added: 0, removed: 0 }

/** What was done with a migration, its undoing included. */
const actViews = (doc: PlayerMigration): ActView[] => {
  const acts = actsOf(doc).map(({ act, by, at, dueOn, added, removed }): ActView => ({
    ...{ act, by: nameOf(by), at, dueOn: dueOn ?? null },
    ...{ added: added ?? 0, removed: removed ?? 0 },
  }))
  const { undoneAt, undoneBy } = doc
  return undoneAt ? [...acts, { act: 'undone', by: nameOf(undoneBy), at: undoneAt, ...NO_CHANGE }] : acts
}

/** The view of a migration; `now` decides whether it can still be undone, `waiting` is what all stages that wait hold. */
export const migrationView = (
  doc: PlayerMigration,
  now: Date,
  waiting: WaitingMoves = new Map(),
): MigrationView => ({
  id: doc.id,
  season: doc.season,
  state: stateOf(doc),
  dueOn: doc.dueOn ?? null,
  performedAt: wasPerformed(doc) ? doc.performedAt : null,
  cancelledAt: stateOf(doc) === 'cancelled' ? doc.performedAt : null,
  updatedAt: doc.updatedAt,
  acts: actViews(doc),
  undoneAt: doc.undoneAt ?? null,
  undoUntil:
    wasPerformed(doc) && mayUndo({ doneAt: doc.performedAt, undoneAt: doc.undoneAt }, now)
      ? undoUntil(doc.performedAt)
      : null,
  moves: doc.moves.map((move) => ({
    player: { id: idOf(move.player) ?? '', name: nameOf(move.player) },
    outcome: move.outcome,
    from: nameOf(move.from),
    to: nameOf(move.to),
    reason: move.reason ?? '',
    leftOut: move.leftOut ?? null,
    waiting: isWaiting(doc)
      ? (waiting.get(idOf(move.player) ?? '') ?? []).filter(({ stage }) => stage !== doc.id)
      : [],
  })),
})

/** What the form of a migration starts with. */
export interface MigrationStart {
  /** The seasons to choose from, the next one first. */
  seasons: string[]
  categories: (Named & { players: number })[]
}
