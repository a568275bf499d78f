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
