import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = readonly [name: string, value: ReactNode, action?: ReactNode]

/** Named values, side by side where there is room; one without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value, action]) =>
          value && (
            <div key={name}>
              <dt className="caps">{name}</dt>
              <dd>{value}</dd>
              {action && <dd>{action}</dd>}
            </div>
          ),
      )}
    </dl>
  )
}
