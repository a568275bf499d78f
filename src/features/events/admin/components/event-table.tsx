import { ClosedPill } from '@/features/club/places/components/closed-place'
import { closureDetails } from '@/features/club/places/labels'
import { shortDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { DateBlock } from '@/ui/date-block'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import { EVENT_WORDS } from '../../labels'
import { staffPageOf } from '../../rules'
import type { AdminEvent } from '../views'
import { AnswerCountsView } from './answer-counts.client'
import { EventName } from './event-name.client'
import styles from './event-table.module.css'

function StateCell({ event }: { event: AdminEvent }) {
  if (event.cancelled)
    return (
      <span title={event.cancelled.reason}>
        <StatePill mark="no" tone="bad">
          Zrušené
        </StatePill>
      </span>
    )
  if (!event.published)
    return (
      <StatePill mark="part" tone="neutral">
        Skryté
      </StatePill>
    )
  if (event.closure && !event.result)
    return (
      <span title={closureDetails(event.closure)}>
        <ClosedPill />
      </span>
    )
  if (event.result)
    return (
      <strong className={styles.result}>
        {event.result.own} : {event.result.their}
      </strong>
    )
  return (
    <StatePill mark="yes" tone="ok">
      Zverejnené
    </StatePill>
  )
}

interface EventCellProps {
  event: AdminEvent
  today: string
}

function EventCell({ event, today }: EventCellProps) {
  const { id, title, startsAt, endsAt, place, mayChange } = event
  return (
    <EventName place={place} time={timeRange(startsAt, endsAt)} title={title} to={staffPageOf(id, mayChange)}>
      <DateBlock date={startsAt} small today={today} />
    </EventName>
  )
}

const categoryNames = ({ categories }: AdminEvent): string => categories.map(({ name }) => name).join(', ')

const dateAndTime = (moment: string) => (
  <>
    {shortDate(moment)}
    <br />
    {timeOf(moment)}
  </>
)

const columns = (today: string): Column<AdminEvent>[] => [
  { head: 'Udalosť', cell: (event) => <EventCell event={event} today={today} /> },
  { head: 'Typ', cell: (event) => EVENT_WORDS[event.type].one, wideOnly: true },
  {
    head: 'Kategórie',
    cell: (event) => categoryNames(event),
    plain: (event) => event.title.includes(categoryNames(event)),
  },
  {
    head: 'Uzávierka',
    cell: (event) => (event.answerRequired && event.answerUntil ? dateAndTime(event.answerUntil) : '–'),
    wideOnly: true,
  },
  { head: 'Odpovede', cell: (event) => <AnswerCountsView counts={event.counts} /> },
  {
    head: 'Stav',
    cell: (event) => <StateCell event={event} />,
    plain: ({ cancelled, published, result, closure }) => !cancelled && published && !result && !closure,
  },
]

interface EventTableProps {
  events: readonly AdminEvent[]
  today: string
}

/** Events as rows: when, what and where in the first column, the answers in four numbers. */
export function EventTable({ events, today }: EventTableProps) {
  return (
    <div className={styles.table}>
      <Table caption="Udalosti" columns={columns(today)} rowKey={(event) => event.id} rows={events} />
    </div>
  )
}
