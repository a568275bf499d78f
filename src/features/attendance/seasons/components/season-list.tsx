import Link from 'next/link'
import { longDate } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { type Column, Table } from '@/ui/table'
import { StatusPill } from '../../components/status-pill'
import { type Surprise, SURPRISES } from '../labels'
import type { SeasonRowView } from '../schema'
import styles from './season-list.module.css'

type Remarks = ReadonlyMap<string, Surprise>

function Remark({ surprise }: { surprise: Surprise | undefined }) {
  if (!surprise) return null
  return <small className={styles.remark}>{SURPRISES[surprise][0]}</small>
}

const columns = (pageOf: SeasonListProps['pageOf'], remarks?: Remarks): Column<SeasonRowView>[] => [
  {
    head: 'Udalosť',
    cell: ({ event }) => (
      <Link href={pageOf(event.id)} prefetch={false}>
        {event.title}
      </Link>
    ),
  },
  {
    head: 'Kedy',
    cell: ({ event }) => (
      <time dateTime={event.startsAt}>
        {longDate(event.startsAt)} o&nbsp;{timeOf(event.startsAt)}
      </time>
    ),
  },
  {
    head: 'Účasť',
    cell: ({ id, status, lateMinutes }) => (
      <>
        <StatusPill lateMinutes={lateMinutes} status={status} /> <Remark surprise={remarks?.get(id)} />
      </>
    ),
  },
  { head: 'Poznámka', cell: ({ note }) => note || '–', wideOnly: true },
]

interface SeasonListProps {
  rows: readonly SeasonRowView[]
  /** The address of an event's page for the reader's role. */
  pageOf: (event: string) => string
  /** Rows that differ from what was known before, for a trainer. */
  remarks?: Remarks
}

/** The rows of a season as a table. */
export function SeasonList({ rows, pageOf, remarks }: SeasonListProps) {
  return (
    <Table
      caption="Dochádzka po udalostiach"
      columns={columns(pageOf, remarks)}
      rowKey={({ id }) => id}
      rows={rows}
    />
  )
}
