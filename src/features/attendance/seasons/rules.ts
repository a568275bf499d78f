import type { Status } from '../labels'

/** How many of the latest events in a row somebody came to, late as well; those missed by injury are skipped. */
export const streakOf = (latestFirst: readonly Status[]): number => {
  const counted = latestFirst.filter((status) => status !== 'injured')
  const broken = counted.findIndex((status) => status !== 'present' && status !== 'late')
  return broken === -1 ? counted.length : broken
}

/** The twelve months of a season by the year it begins in, YYYY-MM from July to June. */
export const monthsOfSeason = (startYear: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 6) % 12) + 1
    return `${month >= 7 ? startYear : startYear + 1}-${String(month).padStart(2, '0')}`
  })
