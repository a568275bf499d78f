import Link from 'next/link'
import { WEEKDAYS_SHORT } from '@/features/categories/labels'
import { longDate } from '@/lib/date-format'
import { addDays, dayOf, mondayOf, timeOf } from '@/lib/dates'
import { dashed } from '@/lib/text'
import { classes } from '@/ui/class-names'
import { EVENT_TYPES, EVENT_WORDS } from '../../labels'
import { staffPageOf } from '../../rules'
import { monthAfter } from '../rules'
import type { AdminEvent } from '../views'
import styles from './month-grid.module.css'

const TYPE_CLASSES = {
  [EVENT_TYPES.training]: styles.training,
  [EVENT_TYPES.tournament]: styles.tournament,
  [EVENT_TYPES.match]: styles.match,
}

const shortTitle = (event: AdminEvent): string => {
  if (event.ownTitle) return event.ownTitle
  const names = event.categories.map(({ name }) => name).join(', ')
  return event.type === EVENT_TYPES.match && event.opponent
    ? dashed(names, event.opponent)
    : `${EVENT_WORDS[event.type].one} ${names}`
}

function Entry({ event }: { event: AdminEvent }) {
  const inside = (
    <>
      <span className="num">{timeOf(event.startsAt)}</span> {shortTitle(event)}
      {event.cancelled && <span className={styles.word}>zrušené</span>}
      {!event.cancelled && event.closure && <span className={styles.word}>miesto zatvorené</span>}
    </>
  )
  const className = classes(styles.entry, TYPE_CLASSES[event.type], event.cancelled && styles.off)
  return (
    <Link className={className} href={staffPageOf(event.id, event.mayChange)} prefetch={false}>
      {inside}
    </Link>
  )
}

/** A month as a table of weeks, Monday first; on a phone a list of the days that have events. */
export function MonthGrid({
  month,
  events,
  today,
}: {
  month: string
  events: readonly AdminEvent[]
  today: string
}) {
  const first = mondayOf(`${month}-01`)
  const last = addDays(`${monthAfter(month, 1)}-01`, -1)
  const weeks: string[] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) weeks.push(monday)
  const eventsOn = (day: string) => events.filter((event) => dayOf(event.startsAt) === day)
  const isEmptyWeek = (monday: string) =>
    WEEKDAYS_SHORT.every((_, index) => {
      const day = addDays(monday, index)
      return day.slice(0, 7) !== month || eventsOn(day).length === 0
    })
  return (
    <table className={classes(styles.month, weeks.every(isEmptyWeek) && styles.bare)} role="table">
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
              return (
                <td
                  className={classes(
                    day.slice(0, 7) !== month && styles.outside,
                    day === today && styles.today,
                    dayEvents.length === 0 && styles.empty,
                  )}
                  key={day}
                  role="cell"
                >
                  <time className={styles.number} dateTime={day}>
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className={styles.long}>{longDate(day)}</span>
                  </time>
                  {dayEvents.length > 0 && (
                    <ul className={styles.entries}>
                      {dayEvents.map((event) => (
                        <li key={event.id}>
                          <Entry event={event} />
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
