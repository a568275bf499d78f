import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './score.module.css'

interface ScoreProps {
  home: { name: string; mark: ReactNode }
  away: { name: string; mark: ReactNode }
  goals?: { home: number; away: number } | null
  /** Shown while there are no goals: the kick-off time. */
  instead?: string
}

/** Two crests with names, and the goals between them. */
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

const OUTCOMES = {
  win: { letter: 'V', name: 'výhra' },
  draw: { letter: 'R', name: 'remíza' },
  loss: { letter: 'P', name: 'prehra' },
} as const
type MatchOutcome = keyof typeof OUTCOMES

/** Win, draw or loss as a filled, half-filled or empty square with its letter. */
export function Outcome({ of }: { of: MatchOutcome }) {
  const { letter, name } = OUTCOMES[of]
  return (
    <span className={classes(styles.outcome, styles[of])} title={name}>
      <span aria-hidden="true">{letter}</span>
      <span className="hidden-visually">{name}</span>
    </span>
  )
}

/** The last outcomes of a team, the newest at the end. */
export function FormGuide({ outcomes }: { outcomes: readonly MatchOutcome[] }) {
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
