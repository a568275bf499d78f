import Link from 'next/link'
import type { ReactNode } from 'react'
import { ClosedPill } from '@/features/club/places/components/closed-place'
import { timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { DateBlock } from '@/ui/date-block'
import { StatePill } from '@/ui/state-pill.client'
import { Ticket } from '@/ui/ticket'
import { shownCompetition } from '@/features/events/rules'
import type { EventView } from '@/features/events/schema'
import styles from './event-ticket.module.css'
import { MovedFrom } from './moved-from'

interface EventTicketProps {
  event: EventView
  today: string
  /** The player's name, in a list of several players. */
  who?: ReactNode
  /** The first ticket that awaits an answer stands out. */
  first?: boolean
  /** In a list under the day's own heading the stub shows the time instead of the date. */
  timed?: boolean
  /** Its place is closed. */
  closed?: boolean
  children?: ReactNode
}

/** One event for a family: when and where it is, `children` (the answers), and then what to bring. */
export function EventTicket({ event, today, who, first, timed, closed, children }: EventTicketProps) {
  const { cancelled, meetAt, place, note, result } = event
  const competition = shownCompetition(event)
  const stub = timed ? (
    <time className={styles.time} dateTime={event.startsAt}>
      {timeOf(event.startsAt)}
    </time>
  ) : (
    <DateBlock date={event.startsAt} today={cancelled ? undefined : today} />
  )
  return (
    <Ticket as="li" stub={stub} tone={cancelled ? 'off' : first ? 'next' : 'plain'}>
      {who}
      <h3 className={styles.heading}>
        <Link className={styles.title} href={href('playerEvent', { id: event.id })} prefetch={false}>
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
      {!cancelled && <MovedFrom event={event} />}
      {!cancelled && closed && (
        <p className={styles.off}>
          <ClosedPill />
        </p>
      )}
      {cancelled && (
        <p className={styles.off}>
          <StatePill mark="no" tone="bad">
            Zrušené
          </StatePill>{' '}
          {cancelled.reason}
        </p>
      )}
      {children}
      {note && !cancelled && <p className={styles.note}>{note}</p>}
    </Ticket>
  )
}
