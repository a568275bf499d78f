import { idsOf } from '@/lib/reference'
import type { PlayerMigration } from '@/payload-types'
import { isWaiting } from '../states/rules'

type StoredAct = NonNullable<PlayerMigration['acts']>[number]
type Acted = Pick<
  PlayerMigration,
  'acts' | 'stage' | 'dueOn' | 'undoneAt' | 'performedBy' | 'performedAt' | 'createdAt'
>

/**
 * What was done with a migration before its undoing, in its order. One performed at once, or stored before acts were, says by
 * its own columns what was done last.
 */
export const actsOf = (migration: Acted): StoredAct[] => {
  const { acts, performedBy: by, performedAt, createdAt, dueOn, stage } = migration
  if (acts && acts.length > 0) return acts
  if (isWaiting(migration)) return [{ act: 'planned', by, at: createdAt, dueOn }]
  return [{ act: stage === 'cancelled' ? 'cancelled' : 'performed', by, at: performedAt }]
}

/** The acts of a migration with another one, which has the migration's day unless it says another. */
export const withAct = (migration: Acted, act: StoredAct): StoredAct[] => [
  ...actsOf(migration),
  { dueOn: migration.dueOn, ...act },
]

/** Whoever planned or changed a migration, each once; without those whose accounts are gone. */
export const plannersOf = (migration: Acted): string[] => [
  ...new Set(
    idsOf(
      actsOf(migration)
        .filter(({ act }) => act === 'planned' || act === 'changed')
        .map(({ by }) => by),
    ),
  ),
]
