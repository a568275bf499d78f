import { shortDay, weekdayShort } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import type { EventView } from '@/features/events/schema'
import { StatePill } from '@/ui/state-pill.client'
import styles from './moved-from.module.css'

const NBSP = '\u00a0'

/** „17:00“ of the same day, „ut 24. 11. o 17:00“ of another. */
const originalTime = (startsAt: string, original: string): string =>
  dayOf(startsAt) === dayOf(original)
    ? timeOf(original)
    : `${weekdayShort(original)} ${shortDay(original)} o${NBSP}${timeOf(original)}`

/** What of an event is not as it was announced first; nothing while all is. */
export function MovedFrom({ event }: { event: Pick<EventView, 'startsAt' | 'movedFrom'> }) {
  const { startsAt, movedFrom } = event
  if (!movedFrom) return null
  const before = [movedFrom.startsAt && originalTime(startsAt, movedFrom.startsAt), movedFrom.place].filter(
    Boolean,
  )
  return (
    <p className={styles.moved}>
      <StatePill mark="info" tone="info">
        {movedFrom.startsAt ? 'Presunuté' : 'Iné miesto'}
      </StatePill>
      <span>predtým: {before.join(', ')}</span>
    </p>
  )
}
