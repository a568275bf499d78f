import { dashed } from '@/lib/text'
import { seasonOf } from '@/features/club/season/rules'
import { shortDate } from '@/lib/date-format'
import { addDays, dayOf, timeOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { PageView } from '@/lib/schema'
import { Button, LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { FilterForm } from '@/ui/filter-form'
import { Select, TextInput } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { type Column, Table } from '@/ui/table'
import Link from 'next/link'
import { Rate } from '../../components/rate.client'
import { CategoryDownloads } from '../../components/category-downloads'
import type { RecordedSheetSumView } from '../../recorded/views'
import { CategorySums } from '../components/category-sums'
import { DeleteSheet } from '../components/delete-sheet.client'
import type { CategorySum } from '../views'
import styles from './season-overview.module.css'
import { writtenDay } from '@/lib/written-day'

interface Filters {
  category: string
  from: string
  to: string
}

interface SeasonOverviewProps {
  sums: readonly CategorySum[]
  sheets: readonly RecordedSheetSumView[]
  page: PageView
  filters: Filters
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const
const titleOf = ({ event }: RecordedSheetSumView): string => `${event.title}, ${shortDate(event.startsAt)}`

const columns: Column<RecordedSheetSumView>[] = [
  {
    head: 'Udalosť',
    cell: ({ event }) => <Link href={href('attendanceCreate', { event: event.id })}>{event.title}</Link>,
  },
  {
    head: 'Kedy',
    cell: ({ event }) => (
      <time dateTime={event.startsAt}>
        {shortDate(event.startsAt)} o&nbsp;{timeOf(event.startsAt)}
      </time>
    ),
  },
  { head: 'Účasť', cell: ({ counts }) => <Rate rate={counts.rate} /> },
  { head: 'Zapísaní', cell: ({ counts }) => counted(counts.total, PLAYERS), wideOnly: true },
  { head: 'Zapísal/a', cell: ({ recordedBy }) => recordedBy?.name || '–', wideOnly: true },
  {
    head: <span className="hidden-visually">Úkony</span>,
    cell: (sheet) => (
      <DeleteSheet
        category={sheet.category.id}
        count={sheet.counts.total}
        event={sheet.event.id}
        title={titleOf(sheet)}
      />
    ),
    end: true,
  },
]

/** „Sezóna 2026/27“, or the first and the last day. */
const formatPeriod = (from: string, to: string): string => {
  const season = seasonOf(`${from}T12:00:00Z`)
  const isSeason = dayOf(season.from) === from && dayOf(season.to) === addDays(to, 1)
  if (isSeason) return `Sezóna ${season.label}`
  return dashed(writtenDay(from), writtenDay(to))
}

/** The attendance of a period for the office: by category, and every recorded sheet. */
export function SeasonOverview({ sums, sheets, page, filters }: SeasonOverviewProps) {
  const { category, from, to } = filters
  const hrefOf = (values: Partial<Filters> & { page?: number }) =>
    href('attendances', { ...filters, ...values })
  const paging = {
    hrefOf: (number: number) => `${hrefOf({ page: number > 1 ? number : undefined })}#zaznamy`,
    page: page.number,
    pages: Math.ceil(page.total / page.size),
  }
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={href('trainerHours')} look="line">
              Odtrénované hodiny
            </LinkButton>
            <LinkButton href={href('attendanceCreate')}>Vytvoriť dochádzku</LinkButton>
          </>
        }
        lead={formatPeriod(from, to)}
        title="Dochádzka"
      />
      <Section ground="surface" id="kategorie" title="Kategórie">
        <CategorySums hrefOf={(id) => `${hrefOf({ category: id })}#zaznamy`} sums={sums} />
      </Section>
      <Section id="zaznamy" title="Zapísané udalosti">
        <FilterForm className={styles.filters} filter={filters}>
          <Select defaultValue={category} label="Kategória" name="category">
            <NamedOptions none="Všetky" rows={sums.map(({ category }) => category)} />
          </Select>
          <TextInput defaultValue={from} label="Od" name="from" type="date" />
          <TextInput defaultValue={to} label="Do" name="to" type="date" />
          <Button look="line" type="submit">
            Zobraziť
          </Button>
          <LinkButton href={href('attendances')} look="quiet">
            Vymazať filtre
          </LinkButton>
        </FilterForm>
        {sheets.length > 0 ? (
          <Table
            caption="Zapísané udalosti"
            columns={columns}
            rowKey={({ event, category: { id } }) => `${event.id} ${id}`}
            rows={sheets}
          />
        ) : (
          <NoRows {...paging}>
            <Empty drawing="corner" title="V tomto období nie je zapísaná žiadna dochádzka.">
              Zmeňte obdobie alebo kategóriu.
            </Empty>
          </NoRows>
        )}
        <Pagination {...paging} />
        <CategoryDownloads category={category} season={seasonOf(`${from}T12:00:00Z`).label} />
      </Section>
    </>
  )
}
