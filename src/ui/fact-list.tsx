import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** What a fact is called, its value, and what can be done with it. */
export type Fact = readonly [name: string, value: ReactNode, act?: ReactNode]

/** Named facts, side by side where there is room; a fact without a value is left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value, act]) =>
          value && (
            <div key={name}>
              <dt className="caps">{name}</dt>
              <dd>{value}</dd>
              {act && <dd>{act}</dd>}
            </div>
          ),
      )}
    </dl>
  )
}
