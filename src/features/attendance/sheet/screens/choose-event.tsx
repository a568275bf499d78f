import Link from 'next/link'
import { longDate, timeRange } from '@/lib/dates'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { stretched, Ticket } from '@/ui/ticket'
import { ExtraTraining } from '../components/extra-training.client'
import type { SheetChoice, SheetChoices } from '../views'
import styles from './choose-event.module.css'

interface ChooseEventProps {
  choices: SheetChoices
  groups: readonly { id: string; name: string }[]
}

function Progress({ asked, recorded }: SheetChoice) {
  if (recorded === 0)
    return (
      <StatePill mark="waiting" tone="warn">
        Nezapísaná
      </StatePill>
    )
  return (
    <StatePill mark={recorded < asked ? 'part' : 'yes'} tone={recorded < asked ? 'info' : 'ok'}>
      Zapísaná {recorded}/{Math.max(asked, recorded)}
    </StatePill>
  )
}

function Choice({ choice, today }: { choice: SheetChoice; today: string }) {
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
      </p>
    </Ticket>
  )
}

/** Which event to record: today's first, then what was left out in the last days, or a training made on the spot. */
export function ChooseEvent({ choices, groups }: ChooseEventProps) {
  const { today, now, before } = choices
  return (
    <>
      <PageHeader lead={longDate(today)} title="Vytvoriť dochádzku" />
      <Section ground="surface" id="dnes" title="Dnes">
        {now.length > 0 ? (
          <ul className={styles.choices}>
            {now.map((choice) => (
              <Choice choice={choice} key={choice.event.id} today={today} />
            ))}
          </ul>
        ) : (
          <Empty drawing="corner" title="Dnes nie je naplánovaná žiadna udalosť.">
            Ak trénujete, vytvorte mimoriadny tréning.
          </Empty>
        )}
        <ExtraTraining groups={groups} open={now.length === 0} />
      </Section>
      {before.length > 0 && (
        <Section id="predtym" title="Posledných 7 dní">
          <ul className={styles.choices}>
            {before.map((choice) => (
              <Choice choice={choice} key={choice.event.id} today={today} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
