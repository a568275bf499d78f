import { idOf } from '@/lib/reference'
import type { PlayerMigration } from '@/payload-types'
import type { MoveOutcome, Outcome } from './labels'
import { mayUndo, undoUntil } from './rules'

interface Named {
  id: string
  name: string
}

/** One player of a preview: where they are, and what is proposed. */
export interface ProposalView {
  player: Named & { birthYear: number | null }
  from: string
  outcome: Outcome
  to: string | null
  reason: string
}

/** The preview of a migration; `categories` are the possible targets in the club's order. */
export interface PreviewView {
  season: string
  categories: (Named & { birthYears: { from: number; to: number } | null })[]
  rows: ProposalView[]
}

/** A performed migration as the history shows it. */
export interface MigrationView {
  id: string
  season: string
  performedAt: string
  performedBy: string
  undoneAt: string | null
  /** Until which day it may be taken back; null when it no longer may. */
  undoUntil: string | null
  moves: {
    player: Named
    outcome: MoveOutcome
    from: string
    to: string
    reason: string
  }[]
}

const nameOf = (row: unknown): string =>
  row && typeof row === 'object' && 'name' in row && typeof row.name === 'string' ? row.name : ''

export const migrationView = (doc: PlayerMigration, now: Date): MigrationView => ({
  id: doc.id,
  season: doc.season,
  performedAt: doc.performedAt,
  performedBy: nameOf(doc.performedBy),
  undoneAt: doc.undoneAt ?? null,
  undoUntil: mayUndo(doc, now) ? undoUntil(doc.performedAt) : null,
  moves: doc.moves.map((move) => ({
    player: { id: idOf(move.player) ?? '', name: nameOf(move.player) },
    outcome: move.outcome,
    from: nameOf(move.from),
    to: nameOf(move.to),
    reason: move.reason ?? '',
  })),
})

export interface HistoryPage {
  migrations: MigrationView[]
  page: { number: number; size: number; total: number }
}

/** What a migration can be begun with. */
export interface MigrationStart {
  /** The seasons to choose from, the likeliest first. */
  seasons: string[]
  categories: (Named & { players: number })[]
}
