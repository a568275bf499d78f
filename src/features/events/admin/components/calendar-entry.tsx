import Link from 'next/link'
import { timeRange } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import { dashed } from '@/lib/text'
import { classes } from '@/ui/class-names'
import { EVENT_TYPES, EVENT_WORDS } from '../../labels'
import { staffPageOf } from '../../rules'
import { leadersOf } from '../../venue-conflicts/rules'
import type { AdminEvent } from '../views'
import styles from './calendar-entry.module.css'

const TYPE_CLASSES = {
  [EVENT_TYPES.training]: styles.training,
  [EVENT_TYPES.tournament]: styles.tournament,
  [EVENT_TYPES.match]: styles.match,
}

const shortTitle = (event: AdminEvent): string => {
  if (event.ownTitle) return event.ownTitle
  const names = event.categories.map(({ name }) => name).join(', ')
  return event.type === EVENT_TYPES.match && event.opponent
    ? dashed(names, event.opponent)
    : `${EVENT_WORDS[event.type].one} ${names}`
}

/** Where it is, who leads it and who comes, for the week. */
function Details({ event, clashes }: { event: AdminEvent; clashes: readonly string[] }) {
  const { place, trainers, substitute, counts } = event
  const lead = leadersOf({ trainers, substitute })
  return (
    <>
      {place && <span className={styles.detail}>{place}</span>}
      {lead.length > 0 && <span className={styles.detail}>{lead.map(({ name }) => name).join(', ')}</span>}
      {counts.yes + counts.no + counts.maybe + counts.waiting > 0 && (
        <span className={styles.detail}>
          Príde {counts.yes}, neodpovedalo {counts.waiting}
        </span>
      )}
      {clashes.map((clash) => (
        <span className={classes(styles.detail, styles.word)} key={clash}>
          {clash}
        </span>
      ))}
    </>
  )
}

interface CalendarEntryProps {
  event: AdminEvent
  /** The day it is shown on; a tournament is shown on each of its days. */
  day: string
  clashes: readonly string[]
  /** Whether it says where it is, who leads it and what it clashes with. */
  detailed: boolean
  /** Whether it can be dragged to another day. */
  movable: boolean
}

/** An event on a day of the calendar; leads to its form, or to its answers for who may not change it. */
export function CalendarEntry({ event, day, clashes, detailed, movable }: CalendarEntryProps) {
  const { id, startsAt, endsAt, cancelled, closure, published } = event
  const isFirst = dayOf(startsAt) === day
  const time = detailed ? timeRange(startsAt, endsAt) : timeOf(startsAt)
  return (
    <Link
      className={classes(styles.entry, TYPE_CLASSES[event.type], cancelled && styles.off)}
      data-event={movable ? id : undefined}
      draggable={movable}
      href={staffPageOf(id, event.mayChange)}
      prefetch={false}
    >
      {isFirst ? <span className="num">{time}</span> : <span>pokračuje:</span>} {shortTitle(event)}
      {cancelled && <span className={styles.word}>zrušené</span>}
      {!cancelled && !published && <span className={styles.word}>skryté</span>}
      {!cancelled && closure && <span className={styles.word}>miesto zatvorené</span>}
      {!detailed && clashes.length > 0 && <span className={styles.word}>kryje sa</span>}
      {detailed && <Details clashes={clashes} event={event} />}
    </Link>
  )
}
