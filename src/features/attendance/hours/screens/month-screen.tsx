import { monthAfter } from '@/features/events/admin/rules'
import { monthYear } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { ChevronLeft, ChevronRight } from '@/ui/icons.client'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { type Column, Table } from '@/ui/table'
import { PayLine } from '../components/pay-line'
import { SessionTable } from '../components/session-table'
import type { TrainerHoursView } from '../schema'
import type { TrainerMonth } from '../views'
import styles from './month-screen.module.css'

interface MonthScreenProps extends TrainerMonth {
  /** The month that runs, the last one that is shown. */
  present: string
}

const EVENTS = ['udalosť', 'udalosti', 'udalostí'] as const
const HOURS = ['hodina', 'hodiny', 'hodín', 'hodiny'] as const
const UNRECORDED = [
  'dochádzka ešte nie je zapísaná',
  'dochádzky ešte nie sú zapísané',
  'dochádzok ešte nie je zapísaných',
] as const

const nameOf = (month: string): string => monthYear(`${month}-15T12:00:00Z`)
const decimal = (hours: number): string => hours.toLocaleString('sk-SK', { minimumFractionDigits: 2 })

const COLUMNS: Column<TrainerHoursView['months'][number]>[] = [
  { head: 'Kategória', cell: ({ category }) => category.name },
  { head: 'Udalosti', cell: ({ events }) => events, end: true },
  { head: 'Hodiny', cell: ({ hours }) => decimal(hours), end: true },
]

function Months({ month, present }: { month: string; present: string }) {
  const to = (step: number) => href('trainerMonth', { month: monthAfter(month, step) })
  return (
    <div className={`no-print ${styles.months}`}>
      <LinkButton aria-label="Predchádzajúci mesiac" href={to(-1)} look="line" scroll={false}>
        <ChevronLeft />
      </LinkButton>
      <h2>{nameOf(month)}</h2>
      {month < present && (
        <LinkButton aria-label="Nasledujúci mesiac" href={to(1)} look="line" scroll={false}>
          <ChevronRight />
        </LinkButton>
      )}
    </div>
  )
}

/** „Môj mesiac“: what the signed-in trainer led, for how long, and what the club pays for it; printed, it is signed. */
export function MonthScreen({ month, present, hours, sessions }: MonthScreenProps) {
  const { trainer, months, total, rate } = hours
  const countOf = (...sheets: readonly string[]) =>
    sessions.filter(({ sheet }) => sheets.includes(sheet)).length
  const [missing, tooLate] = [countOf('open', 'closed'), countOf('closed')]
  return (
    <>
      <PageHeader
        actions={sessions.length > 0 && <PrintButton>Vytlačiť</PrintButton>}
        lead={`${counted(total.events, EVENTS)}, ${counted(total.hours, HOURS)}`}
        printed={`${trainer.name}, ${nameOf(month)}`}
        title="Môj mesiac"
      />
      <Section ground="surface">
        <Months month={month} present={present} />
        {sessions.length > 0 ? (
          <>
            <Table
              caption="Podľa kategórií"
              columns={COLUMNS}
              foot={['Spolu', total.events, decimal(total.hours)]}
              rowKey={({ category }) => category.id}
              rows={months}
            />
            {rate !== null && <PayLine hours={total.hours} rate={rate} />}
          </>
        ) : (
          <Empty drawing="corner" title="V tomto mesiaci zatiaľ nie je nič, čo ste viedli.">
            Udalosť sa tu objaví, keď sa začne a ste pri nej ako tréner alebo ako zástup.
          </Empty>
        )}
      </Section>
      {sessions.length > 0 && (
        <Section id="udalosti" title="Udalosti">
          {missing > 0 && (
            <p className={styles.missing}>
              {counted(missing, UNRECORDED)}.
              {tooLate > 0 && ` Z\u00a0toho ${tooLate} už môže zapísať len kancelária.`}
            </p>
          )}
          <SessionTable sessions={sessions} />
          <div className={`only-print ${styles.signatures}`}>
            <p>Tréner</p>
            <p>Za klub</p>
          </div>
        </Section>
      )}
    </>
  )
}
