import { addDays, dayOf, daysBetween, momentAt, timeOf, weekdayOf } from '@/lib/dates'
import { daysLater, EVENT_TIMES } from '../series/rules'

/** The columns of an event, its relationships as bare ids. */
export type Columns = Record<string, unknown> & { startsAt: string }

const isTime = (key: string): boolean => (EVENT_TIMES as readonly string[]).includes(key)

/** A moment as days after the event's day and a time of the club's clock, to compare events of different days. */
const relativeTime = (moment: unknown, start: string): string =>
  typeof moment === 'string' ? `${daysBetween(dayOf(start), dayOf(moment))} ${timeOf(moment)}` : ''

/** A value to compare with another one: without an order of relationships, and empty however it is written. */
export const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? '') === '' ? null : value)

/** Whether the later event has the same times as the changed one had, and the same weekday if the day changes. */
function sameTimes(changes: Record<string, unknown>, before: Columns, row: Columns): boolean {
  const after = (changes.startsAt as string | undefined) ?? before.startsAt
  const otherDay = dayOf(after) !== dayOf(before.startsAt)
  if (otherDay && weekdayOf(dayOf(row.startsAt)) !== weekdayOf(dayOf(before.startsAt))) return false
  return EVENT_TIMES.filter((key) => key in changes).every(
    (key) => relativeTime(row[key], row.startsAt) === relativeTime(before[key], before.startsAt),
  )
}

function newTimes(changes: Record<string, unknown>, before: Columns, row: Columns): Record<string, unknown> {
  const after = (changes.startsAt as string | undefined) ?? before.startsAt
  const days = daysBetween(dayOf(before.startsAt), dayOf(after))
  const day = addDays(dayOf(row.startsAt), days)
  const times: Record<string, unknown> = {}
  for (const key of EVENT_TIMES) {
    const given = changes[key]
    if (typeof given === 'string')
      times[key] = momentAt(
        addDays(day, daysBetween(dayOf(after), dayOf(given))),
        timeOf(given),
      ).toISOString()
    else if (given === null) times[key] = null
    else if (days !== 0 && typeof row[key] === 'string') times[key] = daysLater(row[key], days)
  }
  return times
}

/**
 * What a change of one event (`before` it) changes in a later one of its series: the same values, and the same times of
 * the club's clock. Columns in which the later event differed before stay (`isDifferent`); a result is never copied.
 */
export const changesForFollowing = (
  changes: Record<string, unknown>,
  before: Columns,
  row: Columns,
): { data: Record<string, unknown>; isDifferent: boolean } => {
  const keys = Object.keys(changes).filter((key) => key !== 'result')
  const timed = keys.some(isTime)
  const moves = timed && sameTimes(changes, before, row)
  const others = keys.filter((key) => !isTime(key))
  const same = others.filter((key) => comparable(row[key]) === comparable(before[key]))
  return {
    data: {
      ...Object.fromEntries(same.map((key) => [key, changes[key]])),
      ...(moves ? newTimes(changes, before, row) : {}),
    },
    isDifferent: (timed && !moves) || same.length < others.length,
  }
}

/** An event's own columns with the times of another one of its series, on its own day. */
const withValuesOf = (before: Columns, row: Columns): Columns => ({
  ...row,
  ...Object.fromEntries(
    EVENT_TIMES.filter((key) => typeof row[key] === 'string').map((key) => {
      const days = daysBetween(dayOf(row.startsAt), dayOf(row[key] as string))
      const day = addDays(dayOf(before.startsAt), days)
      return [key, momentAt(day, timeOf(row[key] as string)).toISOString()]
    }),
  ),
  startsAt: momentAt(dayOf(before.startsAt), timeOf(row.startsAt)).toISOString(),
})

/**
 * What later events are compared with to see whether they were changed by themselves: the changed event as it was, or, when it
 * was changed alone and none of them is as it was, as most of them are.
 */
export function seriesModel(
  changes: Record<string, unknown>,
  before: Columns,
  rows: readonly Columns[],
): Columns {
  const likeIt = (model: Columns) =>
    rows.filter((row) => !changesForFollowing(changes, model, row).isDifferent).length
  if (likeIt(before) > 0) return before
  const models = rows.map((row) => withValuesOf(before, row))
  const counts = models.map(likeIt)
  const most = Math.max(0, ...counts)
  // Of two alone nobody can say which is the series.
  return most > 1 ? models[counts.indexOf(most)]! : before
}
