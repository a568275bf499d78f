import type { Kind } from '../labels'

/** Kinds of which the newest about an event takes the place of an older one. */
export const REPLACING: readonly Kind[] = ['events', 'changes']

/** For how long a message about an event is replaced by the next one: the changes of an evening, and of the morning after. */
export const REPLACES_MS = 24 * 3_600_000

/** A message as far as it decides what replaces it. */
export interface Replaceable {
  kind: Kind
  /** All the events it tells of. */
  events: readonly string[]
  toldAt: Date
}

/** A message as far as it decides what it replaces. */
export interface Replacing extends Replaceable {
  /** Whether it says what its events are now; one about the place alone leaves what was told of them as it is. */
  isWhole: boolean
}

/**
 * Whether a message makes an older one untrue: it says what every event the older one told of is now, and soon after.
 * Messages of one act are of one moment, and replace nothing of each other.
 */
export const replaces = (newer: Replacing, older: Replaceable): boolean => {
  const laterMs = newer.toldAt.getTime() - older.toldAt.getTime()
  return (
    newer.isWhole &&
    [newer, older].every(({ kind }) => REPLACING.includes(kind)) &&
    older.events.length > 0 &&
    older.events.every((event) => newer.events.includes(event)) &&
    laterMs > 0 &&
    laterMs <= REPLACES_MS
  )
}
