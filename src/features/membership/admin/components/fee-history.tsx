import { dateAndTime } from '@/lib/date-format'
import type { FeeChange } from '../../history/schema'
import { formatFact } from '../labels'
import styles from './fee-dialog.module.css'

/** A fee's changes, the newest first. */
export function FeeHistory({ history }: { history: readonly FeeChange[] }) {
  return (
    <details>
      <summary>História zmien ({history.length})</summary>
      {history.length === 0 ? (
        <p className="soft">Predpis sa od vytvorenia nezmenil.</p>
      ) : (
        <ul className={styles.list}>
          {history.map(({ at, by, merged, changes }) => (
            <li key={`${at} ${merged}`}>
              <span>
                {merged && 'Zlúčený predpis: '}
                {changes.map(formatFact).join('; ')}
                <span className={styles.small}>
                  {dateAndTime(at)}
                  {by && `, ${by}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
