import styles from './crest.module.css'

const SHIELD = 'M4 4h56v31c0 17-12 27-28 34C16 62 4 52 4 35Z'
const VALLEY = 'M5 42 18 28l11 9 13-16 17 21C56 55 47 62.5 32 69 17 62.5 8 55 5 42Z'
// Lower, to leave room for initials.
const LOW_VALLEY = 'M7 48.5 20 38l9 6.5 11-11 17 15C53.5 57 45 63.4 32 69 19 63.4 10.5 57 7 48.5Z'

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
        <path className={styles.path} d="M15 51c8-1 12-6 15-14s8-17 17-21" />
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

/** At most three initials of a name: „FSL“ of „FK Stará Lehota“. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toLocaleUpperCase('sk'))
    .filter((letter) => /\p{L}/u.test(letter))
    .slice(0, 3)
    .join('')
