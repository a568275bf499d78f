import { dayOf, momentAt } from '@/lib/dates'

/** A season by the year it begins in: 1 July to 30 June in the club's zone, `to` exclusive. */
export interface Season {
  startYear: number
  /** „2026/27“ */
  label: string
  from: Date
  to: Date
}

/** The season that begins on 1 July of a year. */
export const seasonStarting = (startYear: number): Season => ({
  startYear,
  label: `${startYear}/${String((startYear + 1) % 100).padStart(2, '0')}`,
  from: momentAt(`${startYear}-07-01`),
  to: momentAt(`${startYear + 1}-07-01`),
})

/** The season a moment falls in. */
export const seasonOf = (moment: Date | string): Season => {
  const [year, month] = dayOf(moment).split('-').map(Number) as [number, number]
  return seasonStarting(month >= 7 ? year : year - 1)
}

/** The season written „2026/27“; undefined when the text is not one. */
export const parseSeason = (label: string): Season | undefined => {
  const match = /^((?:19|20|21)\d\d)\/(\d\d)$/.exec(label)
  if (!match) return undefined
  const season = seasonStarting(Number(match[1]))
  return season.label === label ? season : undefined
}

/** The twelve months of a season by the year it begins in, YYYY-MM from July to June. */
export const seasonMonths = (startYear: number): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 6) % 12) + 1
    return `${month >= 7 ? startYear : startYear + 1}-${String(month).padStart(2, '0')}`
  })

/** The first and the last day of the season written „2026/27“. */
export const seasonSpan = (label: string): { from: string; until: string } => {
  const year = parseSeason(label)?.startYear ?? 0
  return { from: `${year}-07-01`, until: `${year + 1}-06-30` }
}
