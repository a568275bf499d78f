import { type Read, readDay } from '@/lib/read-day'
import type { Cell } from '@/lib/read-table'
import { dayWithTime, readTime } from '@/lib/read-time'
import { fold } from '@/lib/text'

const WEEKDAY =
  /^(?:po(?:ndelok)?|ut(?:orok)?|st(?:reda)?|št(?:vrtok)?|pi(?:atok)?|so(?:bota)?|ne(?:de[ľl]a)?)[.,]?\s+/iu

/** A year with two digits of a schedule may be of the seasons to come. */
const YEARS_AHEAD = 10

/** A day, and the time when it stands in the same cell: „so 5. 9. 2026 10:30“. Years with two digits are of this century. */
export function readMatchDay(
  cell: Cell,
  thisYear: number,
): Read<{ day: string; time: string | null } | null> {
  const plain = typeof cell === 'string' ? cell.replace(WEEKDAY, '') : cell
  const both = dayWithTime(plain)
  const first = both && readDay(both.day, thisYear + YEARS_AHEAD)
  if (both && first && 'value' in first && first.value)
    return { value: { day: first.value, time: both.time } }
  const alone = readDay(plain, thisYear + YEARS_AHEAD)
  if ('problem' in alone) return alone
  return { value: alone.value === null ? null : { day: alone.value, time: null } }
}

/** The goals of the home side and of the guests. */
export interface Score {
  home: number
  guest: number
}

const SCORE = /^(\d{1,2})\s?[:–-]\s?(\d{1,2})(?:[\s(].*)?$/
/** What stands for a match without a result: „-:-“, „–“, „:“. */
const NONE = /^[\s:–-]*$/

/** What is written instead of a result, without case and diacritics: „odložené“, „odl.“, „preložený na 5. 5.“. */
const POSTPONED = /^(?:odl|odloz|prel|preloz|(?:odlozen|prelozen)[yea])(?![a-z])/

/** Whether the cell of a result says that the match is put off. */
export const isPostponed = (cell: Cell): boolean => typeof cell === 'string' && POSTPONED.test(fold(cell))

/** A result „3:1“, also with what stands behind it: „3:1 (2:0)“. A spreadsheet that took it for a time says „03:01“. One that is put off has none. */
export function readScore(cell: Cell): Read<Score | null> {
  if (cell === null) return { value: null }
  const time = typeof cell === 'number' ? readTime(cell) : undefined
  const text = time && 'value' in time ? String(time.value) : String(cell)
  if (NONE.test(text) || isPostponed(cell)) return { value: null }
  const goals = SCORE.exec(text)
  return goals
    ? { value: { home: Number(goals[1]), guest: Number(goals[2]) } }
    : { problem: `„${text}“ nie je výsledok, napríklad 3:1` }
}

/** „5. kolo“ of „5“, „5.“ and „5.kolo“; any other text stays as it is written. */
export const roundOf = (cell: Cell): string => {
  const text = String(cell ?? '')
  const number = /^(\d{1,2})\.?\s?(?:kolo)?$/i.exec(text)?.[1]
  return number ? `${Number(number)}. kolo` : text
}
