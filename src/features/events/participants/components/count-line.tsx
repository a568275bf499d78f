import type { AnswerCounts } from '../../views'
import styles from './count-line.module.css'

const COUNTS = [
  ['yes', 'Príde'],
  ['no', 'Nepríde'],
  ['maybe', 'Ešte nevie'],
  ['waiting', 'Bez odpovede'],
] as const

/** „Príde 12 · Nepríde 3 · …“ in numerals. */
export function CountLine({ counts, large }: { counts: AnswerCounts; large?: boolean }) {
  return (
    <dl className={large ? styles.large : styles.counts}>
      {COUNTS.map(([key, word]) => (
        <div key={key}>
          <dt>{word}</dt>
          <dd>{counts[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
