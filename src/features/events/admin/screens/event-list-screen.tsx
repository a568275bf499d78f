import { Suspense } from 'react'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/list-downloads.client'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { EventFilters } from '../components/event-filters'
import { EventTable } from '../components/event-table'
import { CalendarDays, CalendarHead } from '../components/event-calendar'
import { WHEN_WORDS } from '../labels'
import type { EventFilter } from '../rules'
import type { AdminEventList, EventCalendar } from '../views'
import styles from './event-list-screen.module.css'

interface EventListScreenProps {
  filter: EventFilter
  today: string
  isOffice: boolean
  categories: readonly Named[]
  /** Not awaited, so that the page's frame is sent at once. Exactly one of `list` and `calendar` is given. */
  list?: Promise<AdminEventList>
  calendar?: Promise<EventCalendar>
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
  silent: 'Na odpovede, ktorým sa blíži uzávierka, sa nečaká.',
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

type ListProps = Pick<EventListScreenProps, 'filter' | 'today'>

async function List({ filter, list, today }: ListProps & { list: Promise<AdminEventList> }) {
  const { events, total, page, pages, isMore } = await list
  const { when, type, category, search } = filter
  const query = { when: when === 'upcoming' ? '' : when, type, category, search }
  const paging = {
    hrefOf: (number: number) => href('events', { ...query, page: number > 1 ? number : undefined }),
    ...{ page, pages },
  }
  if (events.length === 0)
    return (
      <NoRows {...paging}>
        <NoEvents filter={filter} />
      </NoRows>
    )
  return (
    <>
      <p className={styles.total} role="status">
        {isMore && 'Viac ako '}
        {counted(total, ['udalosť', 'udalosti', 'udalostí'])}
      </p>
      <EventTable events={events} today={today} />
      <Pagination {...paging} />
      <ListDownloads lists={[{ name: 'Udalosti', path: '/events/file', query }]} />
    </>
  )
}

/** The events of office and trainers: a filtered list, or a calendar of a month or a week. */
export function EventListScreen({
  filter,
  today,
  isOffice,
  categories,
  list,
  calendar,
}: EventListScreenProps) {
  const { view, when, type, category } = filter
  const shown = { filter, today }
  const kept = { type, category }
  const tab = (label: string, address: string, current: boolean) => ({ label, href: address, current })
  const listTab = (of: EventFilter['when']) =>
    tab(
      WHEN_WORDS[of],
      href('events', of === 'upcoming' ? kept : { ...kept, when: of }),
      view === 'list' && when === of,
    )
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
            ...(['upcoming', 'silent', 'past', 'cancelled'] as const).map(listTab),
            tab('Kalendár', href('events', { ...kept, view: 'month' }), view !== 'list'),
          ]}
        />
        <EventFilters categories={categories} filter={filter} />
        {view !== 'list' && <CalendarHead filter={filter} today={today} />}
        <Suspense fallback={<Skeleton height="4.5rem" rows={8} />} key={JSON.stringify(filter)}>
          {list && <List {...shown} list={list} />}
          {calendar && <CalendarDays {...shown} calendar={calendar} />}
        </Suspense>
      </Section>
    </>
  )
}
