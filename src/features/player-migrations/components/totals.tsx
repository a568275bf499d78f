import { OUTCOMES, type Outcome } from '../labels'
import styles from '../screens/migration.module.css'

/** How many players stay, move, leave, and end up without a category. */
export function Totals({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <dl className={styles.totals}>
      {(Object.keys(OUTCOMES) as Outcome[]).map((outcome) => (
        <div key={outcome}>
          <dt>{OUTCOMES[outcome]}</dt>
          <dd className="num">{outcomes.filter((one) => one === outcome).length}</dd>
        </div>
      ))}
    </dl>
  )
}
