import Link from 'next/link'
import { seasonStarting } from '@/features/club/season/rules'
import { staffPageOf } from '@/features/events/rules'
import { longDate, monthYear, timeRange } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { type Column, Table } from '@/ui/table'
import { SeasonTabs } from '../../seasons/components/season-tabs'
import { hoursByMonth, payFor } from '../rules'
import type { LedEventView, TrainerHoursView } from '../schema'

interface TrainerEventsProps {
  hours: TrainerHoursView
  startYear: number
  thisYear: number
}

type Month = TrainerHoursView['months'][number]

const decimal = (hours: number): string => hours.toLocaleString('sk-SK')
const EVENTS = ['udalosť', 'udalosti', 'udalostí'] as const
const HOURS = ['hodina', 'hodiny', 'hodín', 'hodiny'] as const

const monthColumns: Column<Month>[] = [
  { head: 'Mesiac', cell: ({ month }) => monthYear(`${month}-15T12:00:00Z`) },
  { head: 'Kategória', cell: ({ category }) => category.name },
  { head: 'Udalosti', cell: ({ events }) => events, end: true },
  { head: 'Hodiny', cell: ({ hours }) => decimal(hours), end: true },
]

const eventColumns: Column<LedEventView>[] = [
  {
    head: 'Udalosť',
    cell: ({ event }) => (
      <Link href={staffPageOf(event.id, true)} prefetch={false}>
        {event.title}
      </Link>
    ),
  },
  {
    head: 'Kedy',
    cell: ({ event }) => `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`,
  },
  { head: 'Minúty', cell: ({ minutes }) => minutes, end: true },
  {
    head: 'Zastupovanie',
    cell: ({ substituted }) =>
      substituted ? (
        <StatePill mark="info" tone="info">
          Zastupoval/a
        </StatePill>
      ) : (
        '–'
      ),
    wideOnly: true,
  },
]

/** What the months of a trainer with a rate are worth, each paid by itself. */
function Pay({ months, total, rate, pay }: TrainerHoursView) {
  if (rate === null || pay === null || months.length === 0) return null
  return (
    <Section id="na-vyplatu" title={`Sadzba ${formatCents(rate)} za hodinu`}>
      <Table
        caption="Suma podľa mesiacov"
        columns={[
          { head: 'Mesiac', cell: ([month]) => monthYear(`${month}-15T12:00:00Z`) },
          { head: 'Hodiny', cell: ([, hours]) => decimal(hours), end: true },
          { head: 'Suma', cell: ([, hours]) => formatCents(payFor(hours, rate)), end: true },
        ]}
        foot={['Spolu', decimal(total.hours), formatCents(pay)]}
        rowKey={([month]) => month}
        rows={[...hoursByMonth(months)]}
      />
    </Section>
  )
}

/** One trainer's hours by month and category, and their events. */
export function TrainerEvents({ hours, startYear, thisYear }: TrainerEventsProps) {
  const { trainer, months, events, total } = hours
  return (
    <>
      <PageHeader
        actions={<PrintButton>Vytlačiť</PrintButton>}
        crumbs={[{ label: 'Odtrénované hodiny', href: href('trainerHours') }, { label: trainer.name }]}
        lead={`${counted(total.events, EVENTS)}, ${counted(total.hours, HOURS)}`}
        printed={`Sezóna ${seasonStarting(startYear).label}`}
        title={trainer.name}
      />
      <Section ground="surface">
        <SeasonTabs
          hrefOf={(each) => href('trainerHours', { id: trainer.id, season: each })}
          startYear={startYear}
          thisYear={thisYear}
        />
        {events.length > 0 ? (
          <Table
            caption="Podľa mesiacov a kategórií"
            columns={monthColumns}
            foot={['Spolu', '', total.events, decimal(total.hours)]}
            rowKey={({ month, category }) => `${month} ${category.id}`}
            rows={months}
          />
        ) : (
          <Empty drawing="corner" title="V tejto sezóne zatiaľ nie je odtrénovaná žiadna udalosť." />
        )}
      </Section>
      <Pay {...hours} />
      {events.length > 0 && (
        <Section id="udalosti" title="Udalosti">
          <Table
            caption="Odtrénované udalosti"
            columns={eventColumns}
            rowKey={({ event }) => event.id}
            rows={[...events].reverse()}
          />
        </Section>
      )}
    </>
  )
}
