'use client'
import Link from 'next/link'
import { EVENT_WORDS } from '@/features/events/labels'
import { longDate, timeRange } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { ChevronLeft } from '@/ui/icons.client'
import type { SheetEventView } from '../schema'
import styles from './sheet-head.module.css'

interface SheetHeadProps {
  event: SheetEventView
  /** The address of the event's own page. */
  eventPage: string
  /** The open page of a long sheet, in words. */
  part?: string
  /** Whether the colours for bright sun are on. */
  sunMode: boolean
  onToggleSunMode: () => void
}

/** The event of the sheet, the way back to the other ones, and the switch for bright sun. */
export function SheetHead({ event, eventPage, part, sunMode, onToggleSunMode }: SheetHeadProps) {
  return (
    <header className={styles.head}>
      <div className="wrap">
        <div className={styles.line}>
          <Link className={`no-print ${styles.back}`} href={href('attendanceCreate', { choose: 1 })}>
            <ChevronLeft /> Iná udalosť
          </Link>
          <Button aria-pressed={sunMode} look="quiet" onClick={onToggleSunMode}>
            {sunMode ? 'Bežný režim' : 'Na slnko'}
          </Button>
        </div>
        <p className={`caps ${styles.kicker}`}>Dochádzka · {EVENT_WORDS[event.type].one}</p>
        <h1>
          <Link href={eventPage} prefetch={false}>
            {event.title}
          </Link>
        </h1>
        <p className={styles.facts}>
          <time dateTime={event.startsAt}>
            {longDate(event.startsAt)}, {timeRange(event.startsAt, event.endsAt)}
          </time>
          {event.place && <span>{event.place}</span>}
          {part && <span>{part}</span>}
        </p>
      </div>
    </header>
  )
}
