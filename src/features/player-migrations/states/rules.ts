import { idOf } from '@/lib/reference'
import type { State } from '../labels'

/** What of a stored migration says its state. */
export interface Stored {
  dueOn?: string | null
  stage?: string | null
  undoneAt?: string | null
}

/** What has become of a migration. */
export const stateOf = ({ dueOn, stage, undoneAt }: Stored): State => {
  if (undoneAt) return 'undone'
  if (stage === 'cancelled') return 'cancelled'
  if (stage !== 'waiting') return 'performed'
  return dueOn ? 'planned' : 'prepared'
}

/** Whether a stage still waits, and may be changed, cancelled and performed. */
export const isWaiting = (stage: Stored): boolean => ['planned', 'prepared'].includes(stateOf(stage))

/** Whether players were moved, also when that was undone since. */
export const wasPerformed = (stage: Stored): boolean => ['performed', 'undone'].includes(stateOf(stage))

/** Stages by their day; those without one last. */
export const byDay = (one: { dueOn: string | null }, other: { dueOn: string | null }): number =>
  (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9')

interface WaitingStage {
  dueOn?: string | null
  moves: readonly { player?: unknown; outcome: string; to?: unknown }[]
}

/**
 * To which categories stages planned before a day (null: on any day) bring each player, in the order of their days: a
 * further stage may take them on from there.
 */
export const broughtBefore = (
  day: string | null,
  stages: readonly WaitingStage[],
): ReadonlyMap<string, readonly { to: string; dueOn: string }[]> => {
  const places = new Map<string, { to: string; dueOn: string }[]>()
  for (const { dueOn, moves } of stages)
    for (const move of dueOn && (day === null || dueOn < day) ? moves : []) {
      const [player, to] = [idOf(move.player), idOf(move.to)]
      if (!player || !to || move.outcome !== 'moves') continue
      places.set(player, [...(places.get(player) ?? []), { to, dueOn: dueOn! }].sort(byDay))
    }
  return places
}
