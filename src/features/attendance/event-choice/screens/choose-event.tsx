import Link from 'next/link'
import { longDate, timeRange } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { stretched, Ticket } from '@/ui/ticket'
import { WaitingSheets } from '../../sheet/components/waiting-sheets.client'
import { ExtraTraining } from '../components/extra-training.client'
import { isUnrecorded } from '../rules'
import type { EventToRecord, EventsToRecord } from '../views'
import styles from './choose-event.module.css'

interface ChooseEventProps {
  choices: EventsToRecord
  /** The id of who chooses. */
  me: string
  categories: readonly { id: string; name: string }[]
}

function Progress({ invited, recorded }: EventToRecord) {
  if (isUnrecorded({ recorded }))
    return (
      <StatePill mark="waiting" tone="warn">
        Nezapísaná
      </StatePill>
    )
  return (
    <StatePill mark={recorded < invited ? 'part' : 'yes'} tone={recorded < invited ? 'info' : 'ok'}>
      Zapísaná {recorded}/{Math.max(invited, recorded)}
    </StatePill>
  )
}

function Choice({ choice, today }: { choice: EventToRecord; today: string }) {
  const { event } = choice
  return (
    <Ticket as="li" end={<Progress {...choice} />} stub={<DateBlock date={event.startsAt} today={today} />}>
      <h3>
        <Link className={stretched} href={href('attendanceCreate', { event: event.id })}>
          {event.title}
        </Link>
      </h3>
      <p className={styles.facts}>
        <time dateTime={event.startsAt}>{timeRange(event.startsAt, event.endsAt)}</time>
        {event.place && <span className="soft">{event.place}</span>}
        {choice.onNow && (
          <StatePill mark="waiting" tone="shout">
            Práve prebieha
          </StatePill>
        )}
      </p>
    </Ticket>
  )
}

/** The sheets of today and tomorrow, and the rosters. */
const pagesToKeep = (
  { ofToday, tomorrow }: EventsToRecord,
  categories: ChooseEventProps['categories'],
): string[] => [
  ...[...ofToday.map(({ event }) => event.id), ...tomorrow].map((event) =>
    href('attendanceCreate', { event }),
  ),
  href('playerList'),
  ...categories.map(({ id }) => href('playerList', { category: id })),
]

/** The event to record: one of today, one of the last days, or a new training that begins now. */
export function ChooseEvent({ choices, categories, me }: ChooseEventProps) {
  const { today, ofToday, earlier } = choices
  return (
    <>
      <PageHeader lead={longDate(today)} title="Vytvoriť dochádzku" />
      {/* What public/sw-pages.js keeps beside this page. */}
      <template data-keep={pagesToKeep(choices, categories).join(' ')} />
      <Section ground="surface" id="dnes" title="Dnes">
        <WaitingSheets me={me} />
        {ofToday.length > 0 ? (
          <ul className={styles.choices}>
            {ofToday.map((choice) => (
              <Choice choice={choice} key={choice.event.id} today={today} />
            ))}
          </ul>
        ) : (
          <Empty drawing="corner" title="Dnes nie je naplánovaná žiadna udalosť.">
            Ak trénujete, vytvorte mimoriadny tréning.
          </Empty>
        )}
        <ExtraTraining categories={categories} open={ofToday.length === 0} />
      </Section>
      {earlier.length > 0 && (
        <Section id="predtym" title="Posledných 7 dní">
          <ul className={styles.choices}>
            {earlier.map((choice) => (
              <Choice choice={choice} key={choice.event.id} today={today} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
