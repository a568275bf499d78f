import Link from 'next/link'
import { longDate, shortDay, timeRange, weekdayShort } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import type { MonthSession } from '../views'

function Sheet({ event, sheet }: MonthSession) {
  if (sheet === 'others') return 'Zapisujú tréneri kategórie'
  if (sheet === 'recorded')
    return (
      <StatePill mark="yes" tone="ok">
        Zapísaná
      </StatePill>
    )
  return (
    <>
      <StatePill mark="waiting" tone="warn">
        Nezapísaná
      </StatePill>{' '}
      {sheet === 'open' ? (
        <Link
          aria-label={`Zapísať dochádzku: ${event.title}, ${longDate(event.startsAt)}`}
          className="no-print"
          href={href('attendanceCreate', { event: event.id })}
          prefetch={false}
        >
          Zapísať
        </Link>
      ) : (
        <span className="soft">už len kancelária</span>
      )}
    </>
  )
}

const COLUMNS: Column<MonthSession>[] = [
  { head: 'Udalosť', cell: ({ event }) => event.title },
  {
    head: 'Kedy',
    cell: ({ event: { startsAt, endsAt } }) =>
      `${weekdayShort(startsAt)} ${shortDay(startsAt)}, ${timeRange(startsAt, endsAt)}`,
  },
  { head: 'Kategória', cell: ({ category }) => category.name },
  { head: 'Trvanie', cell: ({ minutes }) => `${minutes}\u00a0min`, end: true },
  {
    head: 'Úloha',
    cell: ({ substituted }) => (substituted ? 'zastupovanie' : 'vedenie'),
    plain: ({ substituted }) => !substituted,
  },
  { head: 'Dochádzka', cell: (session) => <Sheet {...session} /> },
]

/** What a trainer led in a month, the first first, as it is signed. */
export const SessionTable = ({ sessions }: { sessions: readonly MonthSession[] }) => (
  <Table caption="Čo ste viedli" columns={COLUMNS} isShort rowKey={({ event }) => event.id} rows={sessions} />
)
