import Link from 'next/link'
import { timeRange } from '@/lib/dates'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { stretched, Ticket } from '@/ui/ticket'
import { KindFilter } from '../../answers/components/kind-filter'
import type { EventKind } from '../../answers/labels'
import type { ListedEvent } from '../../views'
import { CountLine } from '../components/count-line'
import styles from './coming-answers.module.css'

interface ComingAnswersProps {
  events: readonly ListedEvent[]
  kind: EventKind
  page: number
  today: string
}

const PAGE_SIZE = 20

/** A trainer's coming events, each with how its players answered. */
export function ComingAnswers({ events, kind, page, today }: ComingAnswersProps) {
  const shown = events.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
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
        {shown.length > 0 ? (
          <ul className={styles.list}>
            {shown.map((event) => (
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
          page={page}
          pages={Math.ceil(events.length / PAGE_SIZE)}
        />
      </Section>
    </>
  )
}
