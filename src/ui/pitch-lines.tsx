import styles from './pitch-lines.module.css'

// The straight lines run far beyond the view box: the section crops them.
const PARTS = {
  circle: 'M200-2000v4400M200 80a120 120 0 1 0 .1 0M200 196a4 4 0 1 0 .1 0',
  penalty:
    'M-2000 40h4400M60 40v165h280V40M130 40v55h140V40M136 205a80 80 0 0 0 128 0M200 148a4 4 0 1 0 .1 0',
  corner: 'M20 2400V20h2400M20 110a90 90 0 0 0 90-90M20 240h120v2160M20 320h50v2080',
}

/** A decoration: thin lines of a pitch, cropped by the section's edge. */
export function PitchLines({ part, side = 'end' }: { part: keyof typeof PARTS; side?: 'start' | 'end' }) {
  return (
    <svg aria-hidden="true" className={`${styles.lines} ${styles[side]}`} fill="none" viewBox="0 0 400 400">
      <path d={PARTS[part]} stroke="currentColor" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
