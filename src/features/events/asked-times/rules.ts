import { addDays, isDay, momentAt } from '@/lib/dates'
import type { EventForm } from '../form'
import { SERIES_LIMIT, type SeasonBreak, seriesDays } from '../series/rules'

/** The days, YYYY-MM-DD, of an event or of all events of a new series; empty without a first day. */
export const eventDays = (draft: EventForm, breaks: readonly SeasonBreak[]): string[] => {
  const { startsAt, lastDay, every, weekdays, until, skipBreaks } = draft
  if (!isDay(startsAt)) return []
  if (every > 0) {
    const plan = { from: startsAt, until, every: every as 1 | 2, weekdays: weekdays.map(Number) }
    return seriesDays({ ...plan, breaks: skipBreaks ? breaks : [] }).days.slice(0, SERIES_LIMIT)
  }
  const days = [startsAt]
  while (isDay(lastDay) && days.at(-1)! < lastDay && days.length < SERIES_LIMIT)
    days.push(addDays(days.at(-1)!, 1))
  return days
}

/** When what begins on a day ends, `day` its last one: an end that is not after the start is on the day after that. */
const endOn = (day: string, from: string, to: string | undefined): string | null =>
  to ? momentAt(to > from ? day : addDays(day, 1), to).toISOString() : null

/** The same times of the club's clock on every day; an end before the start is on the next day. */
export const plannedTimes = (
  days: readonly string[],
  from: string,
  to: string | undefined,
): { startsAt: string; endsAt: string | null }[] =>
  days.map((day) => ({ startsAt: momentAt(day, from).toISOString(), endsAt: endOn(day, from, to) }))

/** The times of one event from the first of its days to the last. */
export const eventTimes = (
  days: readonly string[],
  from: string,
  to: string | undefined,
): { startsAt: string; endsAt: string | null } => ({
  startsAt: momentAt(days[0]!, from).toISOString(),
  endsAt: endOn(days.at(-1)!, from, to),
})

/** The days of an event on which it is asked about from its start: the last one of an event past midnight has only its end. */
export const askedDays = ({ from, endsAt, every }: EventForm, days: readonly string[]): readonly string[] =>
  every === 0 && days.length > 1 && endsAt && endsAt <= from ? days.slice(0, -1) : days
