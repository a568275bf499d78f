import Link from 'next/link'
import { shortDate, timeOf, timeRange } from '@/lib/dates'
import { DateBlock } from '@/ui/date-block'
import { StatePill } from '@/ui/state-pill'
import { type Column, Table } from '@/ui/table'
import { EVENT_WORDS } from '../../labels'
import { staffPageOf } from '../../rules'
import type { DeskEvent } from '../views'
import { AnswerCountsView } from './answer-counts'
import styles from './event-table.module.css'

function State({ event }: { event: DeskEvent }) {
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

interface WhatProps {
  event: DeskEvent
  today: string
  isOffice: boolean
}

function What({ event, today, isOffice }: WhatProps) {
  return (
    <span className={styles.what}>
      <DateBlock date={event.startsAt} small today={today} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Link href={staffPageOf(event.id, isOffice)} prefetch={false}>
            {event.title}
          </Link>
        </span>
        <span className={styles.line}>
          <span className="num">{timeRange(event.startsAt, event.endsAt)}</span>
          {event.place && ` · ${event.place}`}
        </span>
      </span>
    </span>
  )
}

const groupsOf = ({ categories }: DeskEvent): string => categories.map(({ name }) => name).join(', ')

const untilOf = (moment: string) => (
  <>
    {shortDate(moment)}
    <br />
    {timeOf(moment)}
  </>
)

const columns = (today: string, isOffice: boolean): Column<DeskEvent>[] => [
  { head: 'Udalosť', cell: (event) => <What event={event} isOffice={isOffice} today={today} /> },
  { head: 'Typ', cell: (event) => EVENT_WORDS[event.type].one, wideOnly: true },
  {
    head: 'Kategórie',
    cell: (event) => groupsOf(event),
    plain: (event) => event.title.includes(groupsOf(event)),
  },
  {
    head: 'Uzávierka',
    cell: (event) => (event.answerRequired && event.answerUntil ? untilOf(event.answerUntil) : '–'),
    wideOnly: true,
  },
  { head: 'Odpovede', cell: (event) => <AnswerCountsView counts={event.counts} /> },
  {
    head: 'Stav',
    cell: (event) => <State event={event} />,
    plain: ({ cancelled, published, result }) => !cancelled && published && !result,
  },
]

interface EventTableProps {
  events: readonly DeskEvent[]
  today: string
  isOffice: boolean
}

/** Events as rows: when, what and where in the first column, the answers in four numbers. */
export function EventTable({ events, today, isOffice }: EventTableProps) {
  return (
    <div className={styles.table}>
      <Table
        caption="Udalosti"
        columns={columns(today, isOffice)}
        rowKey={(event) => event.id}
        rows={events}
      />
    </div>
  )
}
