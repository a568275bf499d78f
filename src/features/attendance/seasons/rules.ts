import type { Status } from '../labels'

/** How many of the latest events in a row somebody came to, late as well; those missed by injury are skipped. */
export const streakOf = (latestFirst: readonly Status[]): number => {
  const counted = latestFirst.filter((status) => status !== 'injured')
  const broken = counted.findIndex((status) => status !== 'present' && status !== 'late')
  return broken === -1 ? counted.length : broken
}
