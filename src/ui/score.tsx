import type { ReactNode } from 'react'
import styles from './score.module.css'

interface ScoreProps {
  home: { name: string; mark: ReactNode }
  away: { name: string; mark: ReactNode }
  /** Goals, home first; without them the kick-off stands in the middle. */
  goals?: { home: number; away: number } | null
  /** What stands between the shields while there are no goals: „17:00“. */
  instead?: string
}

/** Two shields and the numerals between them. */
export function Score({ home, away, goals, instead }: ScoreProps) {
  return (
    <div className={styles.box}>
      <div className={styles.score}>
        <span className={styles.side}>
          {home.mark}
          <span className={styles.name}>{home.name}</span>
        </span>
        {goals ? (
          <span className={styles.goals}>
            {goals.home}
            <span className={styles.colon}>:</span>
            {goals.away}
          </span>
        ) : (
          <span className={styles.instead}>{instead ?? '–'}</span>
        )}
        <span className={styles.side}>
          {away.mark}
          <span className={styles.name}>{away.name}</span>
        </span>
      </div>
    </div>
  )
}

const OUTCOMES = { W: 'výhra', R: 'remíza', P: 'prehra' } as const
const LETTERS = { W: 'V', R: 'R', P: 'P' } as const

/** Win, draw, loss as filled, half and hollow squares, each with its letter. */
export function Outcome({ of }: { of: keyof typeof OUTCOMES }) {
  return (
    <span className={`${styles.outcome} ${styles[of]}`} title={OUTCOMES[of]}>
      <span aria-hidden="true">{LETTERS[of]}</span>
      <span className="hidden-visually">{OUTCOMES[of]}</span>
    </span>
  )
}

/** The form: the last outcomes, the newest at the end. */
export function FormGuide({ outcomes }: { outcomes: readonly (keyof typeof OUTCOMES)[] }) {
  return (
    <ol aria-label="Forma, posledný zápas je na konci" className={styles.form}>
      {outcomes.map((outcome, index) => (
        <li key={index}>
          <Outcome of={outcome} />
        </li>
      ))}
    </ol>
  )
}
