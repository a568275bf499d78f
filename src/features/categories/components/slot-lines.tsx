import { WEEKDAYS_SHORT } from '../labels'
import { groupSlots } from '../rules'
import type { SlotView } from '../views'
import styles from './slot-lines.module.css'

/** When and where a category trains, the days that share an hour and a place in one line. */
export function SlotLines({ slots }: { slots: readonly SlotView[] }) {
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
          <span className={styles.place}>{place}</span>
        </li>
      ))}
    </ul>
  )
}
