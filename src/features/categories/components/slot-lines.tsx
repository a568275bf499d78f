import { WEEKDAYS_SHORT } from '../labels'
import { formatClosure } from '@/features/club/places/labels'
import { closureOnWeekdays, type ShownClosure } from '@/features/club/places/rules'
import { groupSlots } from '../rules'
import type { SlotView } from '../schema'
import styles from './slot-lines.module.css'

interface SlotLinesProps {
  slots: readonly SlotView[]
  /** Which places are closed on the days shown. */
  closed?: readonly ShownClosure[]
}

/** When and where a category trains; days with the same times and place share a line. */
export function SlotLines({ slots, closed = [] }: SlotLinesProps) {
  return (
    <ul className={styles.lines}>
      {groupSlots(slots).map(({ days, from, to, place }) => {
        const closure = closureOnWeekdays(closed, place, days)
        return (
          <li key={`${days.join()} ${from} ${place}`}>
            <span className={`caps ${styles.days}`}>
              {days.map((day) => WEEKDAYS_SHORT[day - 1]).join(', ')}
            </span>
            <span className={styles.time}>
              {from}&nbsp;–&nbsp;{to}
            </span>
            <span className={styles.place}>
              {place}
              {closure && <strong className={styles.closed}> {formatClosure(closure)}</strong>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
