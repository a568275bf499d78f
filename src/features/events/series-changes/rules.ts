import { addDays, dayOf, daysBetween, momentAt, timeOf, weekdayOf } from '@/lib/dates'

const TIMES = ['startsAt', 'endsAt', 'meetAt', 'answerBy'] as const
type Time = (typeof TIMES)[number]
/** An event's own columns, its relations as bare ids. */
export type Columns = Record<string, unknown> & { startsAt: string }

const isTime = (key: string): key is Time => (TIMES as readonly string[]).includes(key)
const shifted = (moment: string, days: number): string =>
  momentAt(addDays(dayOf(moment), days), timeOf(moment)).toISOString()

/** A moment as „so many days after the event's day, at that hour of the club's clock“. */
const onClock = (moment: unknown, start: string): string =>
  typeof moment === 'string' ? `${daysBetween(dayOf(start), dayOf(moment))} ${timeOf(moment)}` : ''

const plain = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : (value ?? '') === '' ? null : value)

/** Whether the event is held when the pattern is: at its hours, and on its weekday when the day is what changes. */
function sameTimes(changes: Record<string, unknown>, before: Columns, row: Columns): boolean {
  const after = (changes.startsAt as string | undefined) ?? before.startsAt
  const otherDay = dayOf(after) !== dayOf(before.startsAt)
  if (otherDay && weekdayOf(dayOf(row.startsAt)) !== weekdayOf(dayOf(before.startsAt))) return false
  return TIMES.filter((key) => key in changes).every(
    (key) => onClock(row[key], row.startsAt) === onClock(before[key], before.startsAt),
  )
}

function newTimes(changes: Record<string, unknown>, before: Columns, row: Columns): Record<string, unknown> {
  const after = (changes.startsAt as string | undefined) ?? before.startsAt
  const days = daysBetween(dayOf(before.startsAt), dayOf(after))
  const day = addDays(dayOf(row.startsAt), days)
  const times: Record<string, unknown> = {}
  for (const key of TIMES) {
    const given = changes[key]
    if (typeof given === 'string')
      times[key] = momentAt(
        addDays(day, daysBetween(dayOf(after), dayOf(given))),
        timeOf(given),
      ).toISOString()
    else if (given === null) times[key] = null
    else if (days !== 0 && typeof row[key] === 'string') times[key] = shifted(row[key], days)
  }
  return times
}

/**
 * What a change of one event means for a later one of its series: the same values, and times by the club's clock, so
 * that 18:00 is 18:00 on both sides of the clock change. What of the later event was changed by itself stays (`own`);
 * a result is nobody else's.
 */
export const changesForFollowing = (
  changes: Record<string, unknown>,
  before: Columns,
  row: Columns,
): { data: Record<string, unknown>; own: boolean } => {
  const keys = Object.keys(changes).filter((key) => key !== 'result')
  const timed = keys.some(isTime)
  const moves = timed && sameTimes(changes, before, row)
  const others = keys.filter((key) => !isTime(key))
  const taken = others.filter((key) => plain(row[key]) === plain(before[key]))
  return {
    data: {
      ...Object.fromEntries(taken.map((key) => [key, changes[key]])),
      ...(moves ? newTimes(changes, before, row) : {}),
    },
    own: (timed && !moves) || taken.length < others.length,
  }
}
