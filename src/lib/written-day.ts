// Apart from the other dates: forms of visitors need it, and not what reckons with the club's time zone.

const NBSP = '\u00a0'

/** „24. 11. 2026“ of a calendar day YYYY-MM-DD; nothing of nothing. */
export const writtenDay = (day: string): string =>
  day && day.split('-').reverse().map(Number).join(`.${NBSP}`)
