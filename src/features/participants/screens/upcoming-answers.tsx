import Link from 'next/link'
import { timeRange } from '@/lib/date-format'
import type { PageView } from '@/lib/schema'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { stretched, Ticket } from '@/ui/ticket'
import { KindFilter } from '../answers/components/kind-filter'
import type { EventKind } from '../answers/labels'
import type { ListedEvent } from '@/features/events/schema'
import { CountLine } from '../components/count-line'
import styles from './upcoming-answers.module.css'

interface UpcomingAnswersProps {
  events: readonly ListedEvent[]
  kind: EventKind
  page: PageView
  today: string
}

/** A trainer's upcoming events, each with the counts of its answers. */
export function UpcomingAnswers({ events, kind, page, today }: UpcomingAnswersProps) {
  const to = (each: EventKind, number?: number) =>
    href('eventParticipants', { kind: each === 'all' ? undefined : each, page: number })
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'Udalosti', href: href('events') }, { label: 'Účastníci' }]}
        title="Účastníci"
        lead="Kto príde, kto nepríde a kto ešte neodpovedal."
      />
      <Section ground="surface">
        <KindFilter hrefOf={(each) => to(each)} kind={kind} />
        {events.length > 0 ? (
          <ul className={styles.list}>
            {events.map((event) => (
              <Ticket
                as="li"
                key={event.id}
                stub={<DateBlock date={event.startsAt} today={today} />}
                tone={event.cancelled ? 'off' : 'plain'}
              >
                <h2 className={styles.title}>
                  <Link className={stretched} href={href('eventParticipants', { event: event.id })}>
                    {event.title}
                  </Link>
                </h2>
                <p className={styles.facts}>
                  <time dateTime={event.startsAt}>{timeRange(event.startsAt, event.endsAt)}</time>
                  {event.place && <span className="soft">{event.place}</span>}
                </p>
                {event.cancelled ? (
                  <StatePill mark="no" tone="bad">
                    Zrušené
                  </StatePill>
                ) : (
                  event.counts && <CountLine counts={event.counts} />
                )}
              </Ticket>
            ))}
          </ul>
        ) : (
          <Empty drawing="corner" title="Nie je naplánovaná žiadna udalosť.">
            Nové udalosti pridáte v menu Udalosti.
          </Empty>
        )}
        <Pagination
          hrefOf={(number) => to(kind, number > 1 ? number : undefined)}
          page={page.number}
          pages={Math.ceil(page.total / page.size)}
        />
      </Section>
    </>
  )
}
