import Link from 'next/link'
import type { ReactNode } from 'react'
import { timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { StatePill } from '@/ui/state-pill.client'
import { Ticket } from '@/ui/ticket'
import type { EventView } from '@/features/events/schema'
import styles from './event-ticket.module.css'

interface EventTicketProps {
  event: EventView
  today: string
  /** The player's name, in a list of several players. */
  who?: string
  /** The first ticket that awaits an answer stands out. */
  first?: boolean
  children?: ReactNode
}

/** One event for a family: when and where it is, what to bring, and `children`. */
export function EventTicket({ event, today, who, first, children }: EventTicketProps) {
  const { cancelled, meetAt, place, competition, note, result } = event
  return (
    <Ticket
      as="li"
      stub={<DateBlock date={event.startsAt} today={cancelled ? undefined : today} />}
      tone={cancelled ? 'off' : first ? 'next' : 'plain'}
    >
      {who && <p className={`caps ${styles.who}`}>{who}</p>}
      <h3>
        <Link className={styles.title} href={href('playerEvents', { event: event.id })} prefetch={false}>
          {event.title}
        </Link>
      </h3>
      <p className={styles.facts}>
        <time dateTime={event.startsAt}>{timeRange(event.startsAt, event.endsAt)}</time>
        {meetAt && (
          <span>
            zraz <time dateTime={meetAt}>{timeOf(meetAt)}</time>
          </span>
        )}
        {place && <span>{place}</span>}
        {competition && <span className="soft">{competition}</span>}
        {result && (
          <strong className="num">
            {result.own} : {result.their}
          </strong>
        )}
      </p>
      {cancelled && (
        <p className={styles.off}>
          <StatePill mark="no" tone="bad">
            Zrušené
          </StatePill>{' '}
          {cancelled.reason}
        </p>
      )}
      {note && !cancelled && <p className={styles.note}>{note}</p>}
      {children}
    </Ticket>
  )
}
