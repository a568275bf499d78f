import { dayOf, momentAt, timeOf } from '@/lib/dates'
import type { HOME_AWAY } from '../labels'
import { EVENT_TIMES } from '../series/rules'

/** The columns of a match that a schedule sets; the other times go along with the start. */
export interface MatchColumns {
  startsAt: string
  endsAt: string | null
  meetAt: string | null
  answerBy: string | null
  place: string | null
  opponent: string | null
  homeAway: keyof typeof HOME_AWAY | null
  competition: string | null
  round: string | null
  own: number | null
  their: number | null
  scorers: string | null
}
export type MatchField = keyof MatchColumns

/** What a row of a schedule says of a match; a key is missing where the file says nothing. */
export type WantedColumns = Partial<Omit<MatchColumns, 'endsAt' | 'meetAt' | 'answerBy' | 'scorers'>> &
  Pick<MatchColumns, 'startsAt'>

/** The fields that change only together: of half of them a match would end before it begins. */
export const TIME_FIELDS: readonly MatchField[] = EVENT_TIMES
/** The fields of a result, which is one value: the goals of one side beside those of another result are nobody's. */
export const RESULT_FIELDS: readonly MatchField[] = ['own', 'their', 'scorers']
const isTime = (field: string): boolean => (EVENT_TIMES as readonly string[]).includes(field)

const MINUTE_MS = 60_000
/** What the club's clock shows, as milliseconds of a clock that is never changed. */
const wallOf = (moment: string): number => Date.parse(`${dayOf(moment)}T${timeOf(moment)}:00Z`)

/** A moment as far from the new start as it was from the old one by the club's clock, also over a change of the clock. */
export const movedAlong = (moment: string, from: string, to: string): string => {
  const wall = new Date(wallOf(to) + wallOf(moment) - wallOf(from)).toISOString()
  return momentAt(wall.slice(0, 10), wall.slice(11, 16)).toISOString()
}

const isSame = (field: MatchField, one: unknown, other: unknown): boolean =>
  isTime(field) && typeof one === 'string' && typeof other === 'string'
    ? Math.abs(Date.parse(one) - Date.parse(other)) < MINUTE_MS
    : (one ?? '') === (other ?? '')

/** The columns in which a match differs from others, as `columns` has them; an empty text and none are the same. */
export const differing = <Columns extends Partial<MatchColumns>>(
  columns: Columns,
  present: MatchColumns,
): Partial<MatchColumns> =>
  Object.fromEntries(
    (Object.entries(columns) as [MatchField, unknown][]).filter(
      ([field, value]) => value !== undefined && !isSame(field, value, present[field]),
    ),
  ) as Partial<MatchColumns>

/**
 * What a row changes of a match: the columns that differ, with another start all its times, and with other goals the whole
 * result. What has none stays so: an undo sees by it what somebody has added since.
 */
export function changesOf(wanted: WantedColumns, present: MatchColumns): Partial<MatchColumns> {
  const changed = differing(wanted, present)
  if (changed.own !== undefined || changed.their !== undefined) {
    const { own, their, scorers } = { ...present, ...wanted }
    Object.assign(changed, { own, their, scorers })
  }
  if (changed.startsAt === undefined) return changed
  const times = EVENT_TIMES.map((field) => {
    const value = present[field]
    return [field, value && movedAlong(value, present.startsAt, wanted.startsAt)] as const
  })
  return { ...changed, ...Object.fromEntries(times), startsAt: wanted.startsAt }
}

/** The same columns as they are now. */
export const columnsBefore = (changed: Partial<MatchColumns>, present: MatchColumns): Partial<MatchColumns> =>
  Object.fromEntries((Object.keys(changed) as MatchField[]).map((field) => [field, present[field] ?? null]))
