import { idOf, namedOf } from '@/lib/reference'
import type { Named } from '@/lib/schema'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import type { PlayerMigration } from '@/payload-types'
import type { MigrationView } from './schema'
import { stateOf, wasPerformed } from './states/rules'

/** The name of a populated relationship; empty when it is bare or missing. */
const nameOf = (row: unknown): string => namedOf(row)?.name ?? ''

/** The view of a migration; `now` decides whether it can still be undone. */
export const migrationView = (doc: PlayerMigration, now: Date): MigrationView => ({
  id: doc.id,
  season: doc.season,
  state: stateOf(doc),
  dueOn: doc.dueOn ?? null,
  performedAt: wasPerformed(doc) ? doc.performedAt : null,
  cancelledAt: stateOf(doc) === 'cancelled' ? doc.performedAt : null,
  updatedAt: doc.updatedAt,
  performedBy: nameOf(doc.performedBy),
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
  })),
})

/** What the form of a migration starts with. */
export interface MigrationStart {
  /** The seasons to choose from, the next one first. */
  seasons: string[]
  categories: (Named & { players: number })[]
}
