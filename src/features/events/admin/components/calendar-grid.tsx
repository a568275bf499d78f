import { WEEKDAYS_SHORT } from '@/features/categories/labels'
import { longDate, shortDay } from '@/lib/date-format'
import { addDays, dayOf, mondayOf } from '@/lib/dates'
import { classes } from '@/ui/class-names'
import { breakOn, type SeasonBreak } from '../../series/rules'
import { clashesOf } from '../../venue-conflicts/rules'
import { daysShown, type EventFilter, isOnDay } from '../rules'
import type { AdminEvent } from '../views'
import { CalendarEntry } from './calendar-entry'
import styles from './calendar-grid.module.css'

/** The id of today in the calendar, or of the next day with events when there are none today: a phone shows no empty days. */
export const PRESENT = 'dnes'

interface CalendarGridProps {
  filter: EventFilter
  events: readonly AdminEvent[]
  breaks: readonly SeasonBreak[]
  today: string
}

/**
 * A month as a table of weeks, or one week in detail, Monday first; on a phone a list of the days that have events or begin a break
 * of the season.
 */
export function CalendarGrid({ filter, events, breaks, today }: CalendarGridProps) {
  const { first, end } = daysShown(filter)
  const isWeek = filter.view === 'week'
  const weeks: string[] = []
  for (let monday = mondayOf(first); monday < end; monday = addDays(monday, 7)) weeks.push(monday)
  const isOutside = (day: string) => day < first || day >= end
  const eventsOn = (day: string) => events.filter((event) => isOnDay(event, day))
  /** The break of a day; `begins` on the first of its days that is shown, which says until when. */
  const breakOf = (day: string) => {
    const found = breakOn(breaks, day)
    const begins = day === found?.from || day === first
    return (
      found && {
        ...found,
        begins,
        text: begins && found.to > day ? `${found.name} do\u00a0${shortDay(found.to)}` : found.name,
      }
    )
  }
  const isEmpty = (day: string) => eventsOn(day).length === 0 && !breakOf(day)?.begins
  const days = weeks.flatMap((monday) => WEEKDAYS_SHORT.map((_, index) => addDays(monday, index)))
  const present = days.find((day) => day >= today && !isOutside(day) && eventsOn(day).length > 0)
  const isEmptyWeek = (monday: string) =>
    WEEKDAYS_SHORT.every((_, index) => {
      const day = addDays(monday, index)
      return isOutside(day) || isEmpty(day)
    })
  // What has been is not moved: its sheet and its hours belong to its day.
  const isMovable = (event: AdminEvent, day: string) =>
    event.mayChange && !event.cancelled && day >= today && dayOf(event.startsAt) === day
  const shape = classes(styles.month, isWeek && styles.week, weeks.every(isEmptyWeek) && styles.bare)
  return (
    <table className={shape} role="table">
      <caption className="hidden-visually">Kalendár udalostí</caption>
      <thead role="rowgroup">
        <tr role="row">
          {WEEKDAYS_SHORT.map((day) => (
            <th className="caps" key={day} role="columnheader" scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {weeks.map((monday) => (
          <tr className={classes(isEmptyWeek(monday) && styles.bare)} key={monday} role="row">
            {WEEKDAYS_SHORT.map((_, index) => {
              const day = addDays(monday, index)
              const dayEvents = eventsOn(day)
              const pause = breakOf(day)
              return (
                <td
                  className={classes(
                    isOutside(day) && styles.outside,
                    day === today && styles.today,
                    isEmpty(day) && styles.empty,
                  )}
                  data-day={day >= today ? day : undefined}
                  id={day === present ? PRESENT : undefined}
                  key={day}
                  role="cell"
                >
                  <time className={styles.number} dateTime={day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className={styles.long}>{longDate(day)}</span>
                  </time>
                  {pause && <p className={styles.break}>{pause.text}</p>}
                  {dayEvents.length > 0 && (
                    <ul className={styles.entries}>
                      {dayEvents.map((event) => (
                        <li key={event.id}>
                          <CalendarEntry
                            clashes={clashesOf(event, events)}
                            day={day}
                            detailed={isWeek}
                            event={event}
                            movable={isMovable(event, day)}
                          />
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
