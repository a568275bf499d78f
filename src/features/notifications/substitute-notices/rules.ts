import { idOf, idsOf } from '@/lib/reference'

interface Led {
  trainers?: unknown
  substitute?: unknown
}

const leading = ({ trainers }: Led): string => idsOf(trainers).sort().join()

/**
 * Whether a change gives the hours of an event to somebody else: another substitute or none, or other trainers than those
 * who were named. Trainers of an event that had none take nobody's hours.
 */
export const movesHours = (before: Led, after: Led): boolean => {
  if (idOf(before.substitute) !== idOf(after.substitute)) return true
  // Who stood in keeps the hours, whoever is named beside them.
  if (idOf(after.substitute) || leading(before) === '') return false
  return leading(before) !== leading(after)
}
