import Link from 'next/link'
import { longDate } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { type Column, Table } from '@/ui/table'
import { StatusPill } from '../../components/status-pill'
import type { SeasonRowView } from '../schema'

const columns = (pageOf: (event: string) => string): Column<SeasonRowView>[] => [
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
  { head: 'Účasť', cell: ({ status }) => <StatusPill status={status} /> },
  { head: 'Poznámka', cell: ({ note }) => note || '–', wideOnly: true },
]

interface SeasonListProps {
  rows: readonly SeasonRowView[]
  /** The address of an event's page for the reader's role. */
  pageOf: (event: string) => string
}

/** The rows of a season as a table. */
export function SeasonList({ rows, pageOf }: SeasonListProps) {
  return (
    <Table caption="Dochádzka po udalostiach" columns={columns(pageOf)} rowKey={({ id }) => id} rows={rows} />
  )
}
