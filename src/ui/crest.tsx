import styles from './crest.module.css'
import { BALL_PATH, LOW_VALLEY, SHIELD, VALLEY } from './crest-shapes'

export { initialsOf } from './crest-shapes'

interface CrestProps {
  size?: number
  /** Drawn in the text's colour only. */
  mono?: boolean
  /** Drawn instead of the ball's path. */
  initials?: string
}

/** A drawn crest: a shield with a valley and the path of a ball, or with initials. */
export function Crest({ size = 48, mono = false, initials }: CrestProps) {
  return (
    <svg
      aria-hidden="true"
      className={mono ? styles.mono : styles.crest}
      height={(size * 72) / 64}
      viewBox="0 0 64 72"
      width={size}
    >
      <path className={styles.field} d={SHIELD} />
      <path className={styles.valley} d={initials ? LOW_VALLEY : VALLEY} />
      {initials ? (
        <text className={styles.initials} textAnchor="middle" x="32" y="34">
          {initials}
        </text>
      ) : (
        <path className={styles.path} d={BALL_PATH} />
      )}
      <circle
        className={styles.ball}
        cx={initials ? 32 : 49}
        cy={initials ? 57 : 14.5}
        r={initials ? 4 : 5}
      />
      <path className={styles.edge} d={SHIELD} />
    </svg>
  )
}

interface ClubCrestProps {
  /** The uploaded crest; without it one with the initials is drawn. */
  picture?: string
  initials: string
  size: number
}

/** The club's crest. */
export function ClubCrest({ picture, initials, size }: ClubCrestProps) {
  if (!picture) return <Crest initials={initials} size={size} />
  // eslint-disable-next-line @next/next/no-img-element -- sizes come from Payload, the optimiser is off
  return <img alt="" className={styles.own} height={(size * 72) / 64} src={picture} width={size} />
}

/** A shield with an opponent's initials. */
export function Shield({ initials, size = 48 }: { initials: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.neutral}
      height={(size * 72) / 64}
      viewBox="0 0 64 72"
      width={size}
    >
      <path className={styles.field} d={SHIELD} />
      <path className={styles.edge} d={SHIELD} />
      <text className={styles.initials} textAnchor="middle" x="32" y={initials.length > 2 ? 42 : 44}>
        {initials}
      </text>
    </svg>
  )
}
