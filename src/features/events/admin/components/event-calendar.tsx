import { ChevronLeft, ChevronRight } from '@/ui/icons.client'
import { monthYear, shortDate, shortDay } from '@/lib/date-format'
import { addDays, dayOf, mondayOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { dashed } from '@/lib/text'
import { LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/list-downloads.client'
import { daysShown, type EventFilter, lastDayOf, monthAfter, monthOfWeek, shownPeriod } from '../rules'
import type { EventCalendar } from '../views'
import { CalendarGrid, PRESENT } from './calendar-grid'
import { CalendarMoves } from './calendar-moves.client'
import styles from './event-calendar.module.css'

const CALENDAR = {
  month: {
    back: 'Predchádzajúci mesiac',
    next: 'Nasledujúci mesiac',
    none: 'V tomto mesiaci nie je žiadna udalosť.',
    file: 'Udalosti mesiaca',
  },
  week: {
    back: 'Predchádzajúci týždeň',
    next: 'Nasledujúci týždeň',
    none: 'V tomto týždni nie je žiadna udalosť.',
    file: 'Udalosti týždňa',
  },
}

interface CalendarProps {
  filter: EventFilter
  today: string
}

const shownAs = ({ view }: EventFilter) => (view === 'week' ? 'week' : 'month')

const queryOf = (filter: EventFilter) => ({
  view: filter.view,
  ...shownPeriod(filter),
  type: filter.type,
  category: filter.category,
})

/** Which month or week the calendar shows, with the ways to the one before, the next, and to the other view. */
export function CalendarHead({ filter, today }: CalendarProps) {
  const { month, week } = filter
  const view = shownAs(filter)
  const words = CALENDAR[view]
  const to = (changes: Partial<EventFilter>) => href('events', queryOf({ ...filter, ...changes }))
  const toWeek = (monday: string) => to({ week: monday, month: monthOfWeek(monday) })
  const step = (by: number) =>
    view === 'week' ? toWeek(addDays(week, 7 * by)) : to({ month: monthAfter(month, by) })
  // The week of today in its month, of any other month its first.
  const inWeek = to({ view: 'week', week: mondayOf(today.startsWith(month) ? today : `${month}-01`) })
  return (
    <div className={`${styles.months} no-print`}>
      <LinkButton aria-label={words.back} href={step(-1)} look="line" scroll={false}>
        <ChevronLeft />
      </LinkButton>
      <h2>
        {view === 'week' ? dashed(shortDay(week), shortDate(addDays(week, 6))) : monthYear(`${month}-01`)}
      </h2>
      <LinkButton aria-label={words.next} href={step(1)} look="line" scroll={false}>
        <ChevronRight />
      </LinkButton>
      <LinkButton
        className={styles.today}
        href={`${view === 'week' ? toWeek(mondayOf(today)) : to({ month: today.slice(0, 7) })}#${PRESENT}`}
        look="quiet"
      >
        Dnes
      </LinkButton>
      <LinkButton href={view === 'week' ? to({ view: 'month' }) : inWeek} look="quiet" scroll={false}>
        {view === 'week' ? 'Celý mesiac' : 'Po týždňoch'}
      </LinkButton>
    </div>
  )
}

/** The events of the month or the week. */
export async function CalendarDays({
  filter,
  calendar,
  today,
}: CalendarProps & { calendar: Promise<EventCalendar> }) {
  const { events, ...choices } = await calendar
  const { first, end } = daysShown(filter)
  const none = !events.some((event) => dayOf(event.startsAt) < end && lastDayOf(event) >= first)
  const words = CALENDAR[shownAs(filter)]
  return (
    <>
      {none && (
        <p className={styles.total} role="status">
          {words.none}
        </p>
      )}
      <CalendarMoves choices={choices}>
        <CalendarGrid breaks={choices.breaks} events={events} filter={filter} today={today} />
      </CalendarMoves>
      {!none && (
        <>
          <p className={`${styles.hint} no-print`}>
            Udalosť presuniete na iný deň potiahnutím myšou, alebo v{'\u00a0'}jej formulári.
          </p>
          <ListDownloads lists={[{ name: words.file, path: '/events/file', query: queryOf(filter) }]} />
        </>
      )}
    </>
  )
}
