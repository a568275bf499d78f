import { WEEKDAYS_SHORT } from '../labels'
import { groupSlots, isClosedPlace } from '../rules'
import type { SlotView } from '../schema'
import styles from './slot-lines.module.css'

interface SlotLinesProps {
  slots: readonly SlotView[]
  /** Names of places that are closed now. */
  closed?: readonly string[]
}

/** When and where a category trains; days with the same times and place share a line. */
export function SlotLines({ slots, closed = [] }: SlotLinesProps) {
  return (
    <ul className={styles.lines}>
      {groupSlots(slots).map(({ days, from, to, place }) => (
        <li key={`${days.join()} ${from} ${place}`}>
          <span className={`caps ${styles.days}`}>
            {days.map((day) => WEEKDAYS_SHORT[day - 1]).join(', ')}
          </span>
          <span className={styles.time}>
            {from}&nbsp;–&nbsp;{to}
          </span>
          <span className={styles.place}>
            {place}
            {isClosedPlace(place, closed) && <strong className={styles.closed}> Zatvorené</strong>}
          </span>
        </li>
      ))}
    </ul>
  )
}
