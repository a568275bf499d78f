'use client'
import { StatePill } from './state-pill.client'
import styles from './file-import.module.css'

/** How the kinds of rows look that imports have in common. */
const LOOKS = {
  unsure: { tone: 'warn', mark: 'maybe' },
  wrong: { tone: 'bad', mark: 'no' },
  new: { tone: 'ok', mark: 'yes' },
  changed: { tone: 'info', mark: 'part' },
  same: { tone: 'neutral', mark: 'info' },
  other: { tone: 'neutral', mark: 'info' },
} as const

interface ImportRowHeadProps {
  number: number
  name: string
  kind: keyof typeof LOOKS
  /** The word of the kind. */
  label: string
}

/** Which row of a file it is, whom or what it means, and what becomes of it. */
export function ImportRowHead({ number, name, kind, label }: ImportRowHeadProps) {
  return (
    <p className={styles.rowHead}>
      <span className="soft num">riadok {number}</span>
      <strong>{name}</strong>
      <StatePill {...LOOKS[kind]}>{label}</StatePill>
    </p>
  )
}
