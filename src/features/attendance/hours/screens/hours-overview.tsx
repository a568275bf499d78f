import Link from 'next/link'
import { seasonStarting } from '@/features/club/season/rules'
import { monthShort, monthYear } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { ListDownloads } from '@/ui/list-downloads.client'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { type Column, Table } from '@/ui/table'
import { SeasonTabs } from '../../seasons/components/season-tabs'
import { hoursByMonth } from '../rules'
import type { TrainerHoursView } from '../schema'
import styles from './hours-overview.module.css'

interface HoursOverviewProps {
  trainers: readonly TrainerHoursView[]
  startYear: number
  thisYear: number
  season?: string
}

/** Always two decimals, so that a column aligns; a dash for zero. */
const decimal = (hours: number): string =>
  hours === 0 ? '–' : hours.toLocaleString('sk-SK', { minimumFractionDigits: 2 })

const payColumn: Column<TrainerHoursView> = {
  head: 'Suma',
  cell: ({ pay }) => (pay === null ? '–' : formatCents(pay)),
  end: true,
  plain: ({ pay }) => pay === null,
}

/** Every trainer's hours by month; the name links to their events. */
export function HoursOverview({ trainers, startYear, thisYear, season }: HoursOverviewProps) {
  const months = [...new Set(trainers.flatMap((each) => each.months.map(({ month }) => month)))].sort()
  const columns: Column<TrainerHoursView>[] = [
    {
      head: 'Tréner',
      cell: ({ trainer }) => (
        <Link href={href('trainerHours', { id: trainer.id, season })}>{trainer.name}</Link>
      ),
    },
    ...months.map((month): Column<TrainerHoursView> => ({
      head: <abbr title={monthYear(`${month}-15T12:00:00Z`)}>{monthShort(`${month}-15T12:00:00Z`)}</abbr>,
      cell: (each) => decimal(hoursByMonth(each.months).get(month) ?? 0),
      end: true,
      plain: (each) => !hoursByMonth(each.months).get(month),
    })),
    { head: 'Udalosti', cell: ({ total }) => total.events, end: true },
    { head: 'Hodiny', cell: ({ total }) => <strong>{decimal(total.hours)}</strong>, end: true },
    // Only where the club pays somebody by the hour.
    ...(trainers.some(({ pay }) => pay !== null) ? [payColumn] : []),
  ]
  return (
    <>
      <PageHeader
        actions={<PrintButton>Vytlačiť</PrintButton>}
        crumbs={[{ label: 'Dochádzka', href: href('attendances') }, { label: 'Odtrénované hodiny' }]}
        lead="Hodiny podľa mesiacov. Udalosť sa počíta tomu, kto ju naozaj viedol."
        printed={`Sezóna ${seasonStarting(startYear).label}`}
        title="Odtrénované hodiny"
      />
      <Section ground="surface">
        <SeasonTabs
          hrefOf={(each) => href('trainerHours', { season: each })}
          startYear={startYear}
          thisYear={thisYear}
        />
        {trainers.length > 0 ? (
          <div className={styles.wide}>
            <Table
              caption="Hodiny trénerov podľa mesiacov"
              columns={columns}
              rowKey={({ trainer }) => trainer.id}
              rows={trainers}
            />
            <ListDownloads
              lists={[
                {
                  name: 'Hodiny trénerov',
                  path: '/attendances/hours/file',
                  query: { season: seasonStarting(startYear).label },
                },
                {
                  name: 'Klub v číslach',
                  path: '/attendances/figures/file',
                  query: { season: seasonStarting(startYear).label },
                },
              ]}
            />
          </div>
        ) : (
          <Empty title="V klube zatiaľ nie je žiadny tréner." />
        )}
      </Section>
    </>
  )
}
