import { ChevronLeft, ChevronRight } from '@/ui/icons.client'
import { Suspense } from 'react'
import { monthYear } from '@/lib/date-format'
import { dayOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/downloads'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { EventFilters } from '../components/event-filters'
import { EventTable } from '../components/event-table'
import { MonthGrid } from '../components/month-grid'
import { type EventFilter, monthAfter } from '../rules'
import type { AdminEvent, AdminEventList } from '../views'
import styles from './event-list-screen.module.css'

interface EventListScreenProps {
  filter: EventFilter
  today: string
  isOffice: boolean
  categories: readonly Named[]
  /** Not awaited, so that the page's frame is sent at once. Exactly one of `list` and `month` is given. */
  list?: Promise<AdminEventList>
  month?: Promise<AdminEvent[]>
}

const newEvent = (
  <LinkButton href={href('eventCreate')} prefetch={false}>
    Nová udalosť
  </LinkButton>
)

const participantsLink = (
  <LinkButton href={href('eventParticipants')} look="line" prefetch={false}>
    Účastníci
  </LinkButton>
)

const closingLink = (
  <LinkButton href={href('closing')} look="line" prefetch={false}>
    Zatvoriť ihrisko
  </LinkButton>
)

const seasonLink = (
  <LinkButton href={href('season')} look="line" prefetch={false}>
    Naplánovať sezónu tréningov
  </LinkButton>
)

const importLink = (
  <LinkButton href={href('fixtureImport')} look="line" prefetch={false}>
    Import zápasov
  </LinkButton>
)

const EMPTY = {
  upcoming: 'Žiadna udalosť pred nami.',
  past: 'Zatiaľ sa nič neodohralo.',
  cancelled: 'Nič nie je zrušené.',
} as const

function NoEvents({ filter }: { filter: EventFilter }) {
  const { search, type, category, when } = filter
  if (search)
    return (
      <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
        Skontrolujte preklepy alebo vymažte filtre.
      </Empty>
    )
  if (type !== undefined || category)
    return <Empty title="Tomuto filtru nič nezodpovedá.">Vymažte filtre alebo pozrite iné obdobie.</Empty>
  return <Empty action={when === 'upcoming' && newEvent} drawing="corner" title={EMPTY[when]} />
}

const monthQuery = ({ month, type, category }: EventFilter) => ({ view: 'month', month, type, category })

type ListProps = Pick<EventListScreenProps, 'filter' | 'today'>

async function List({ filter, list, today }: ListProps & { list: Promise<AdminEventList> }) {
  const { events, total, page, pages, isMore } = await list
  const { when, type, category, search } = filter
  const query = { when: when === 'upcoming' ? '' : when, type, category, search }
  if (events.length === 0) return <NoEvents filter={filter} />
  return (
    <>
      <p className={styles.total} role="status">
        {isMore && 'Viac ako '}
        {counted(total, ['udalosť', 'udalosti', 'udalostí'])}
      </p>
      <EventTable events={events} today={today} />
      <Pagination
        hrefOf={(number) => href('events', { ...query, page: number > 1 ? number : undefined })}
        page={page}
        pages={pages}
      />
      <ListDownloads lists={[{ name: 'Udalosti', path: '/events/file', query }]} />
    </>
  )
}

async function Month({ filter, month, today }: ListProps & { month: Promise<AdminEvent[]> }) {
  const events = await month
  const none = !events.some(({ startsAt }) => dayOf(startsAt).startsWith(filter.month))
  return (
    <>
      {none && (
        <p className={styles.total} role="status">
          V tomto mesiaci nie je žiadna udalosť.
        </p>
      )}
      <MonthGrid events={events} month={filter.month} today={today} />
      {!none && (
        <ListDownloads
          lists={[{ name: 'Udalosti mesiaca', path: '/events/file', query: monthQuery(filter) }]}
        />
      )}
    </>
  )
}

/** The events of office and trainers: a filtered list, or a month's calendar. */
export function EventListScreen({ filter, today, isOffice, categories, list, month }: EventListScreenProps) {
  const { view, when, type, category } = filter
  const shown = { filter, today }
  const kept = { type, category }
  const to = (step: number) =>
    href('events', { ...kept, view: 'month', month: monthAfter(filter.month, step) })
  const tab = (label: string, address: string, current: boolean) => ({ label, href: address, current })
  return (
    <>
      <PageHeader
        actions={
          <>
            {!isOffice && participantsLink}
            {closingLink}
            {seasonLink}
            {isOffice && importLink}
            {newEvent}
          </>
        }
        title="Udalosti"
      />
      <Section ground="surface">
        <Tabs
          label="Ktoré udalosti"
          tabs={[
            tab('Nadchádzajúce', href('events', kept), view === 'list' && when === 'upcoming'),
            tab('Minulé', href('events', { ...kept, when: 'past' }), view === 'list' && when === 'past'),
            tab(
              'Zrušené',
              href('events', { ...kept, when: 'cancelled' }),
              view === 'list' && when === 'cancelled',
            ),
            tab('Kalendár', href('events', { ...kept, view: 'month' }), view === 'month'),
          ]}
        />
        <EventFilters categories={categories} filter={filter} />
        {view === 'month' && (
          <div className={styles.months}>
            <LinkButton aria-label="Predchádzajúci mesiac" href={to(-1)} look="line" scroll={false}>
              <ChevronLeft />
            </LinkButton>
            <h2>{monthYear(`${filter.month}-01`)}</h2>
            <LinkButton aria-label="Nasledujúci mesiac" href={to(1)} look="line" scroll={false}>
              <ChevronRight />
            </LinkButton>
          </div>
        )}
        <Suspense fallback={<Skeleton height="4.5rem" rows={8} />} key={JSON.stringify(filter)}>
          {list && <List {...shown} list={list} />}
          {month && <Month {...shown} month={month} />}
        </Suspense>
      </Section>
    </>
  )
}
