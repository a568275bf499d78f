import { longDate, timeOf } from '@/lib/dates'
import { type Column, Table } from '@/ui/table'
import { StatusPill } from '../../components/status-pill'
import type { SeasonRowView } from '../views'

const columns: Column<SeasonRowView>[] = [
  { head: 'Udalosť', cell: ({ event }) => event.title },
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

/** The season event by event, the latest first. */
export function SeasonList({ rows }: { rows: readonly SeasonRowView[] }) {
  return <Table caption="Dochádzka po udalostiach" columns={columns} rowKey={({ id }) => id} rows={rows} />
}
