'use client'
import { Check, Clock, Close, Question } from '@/ui/icons.client'
import type { AnswerCounts } from '../../schema'
import styles from './answer-counts.module.css'

const KINDS = [
  { key: 'yes', word: 'áno', Mark: Check },
  { key: 'no', word: 'nie', Mark: Close },
  { key: 'maybe', word: 'nevie', Mark: Question },
  { key: 'waiting', word: 'bez odpovede', Mark: Clock },
] as const

/** Who comes and who does not, in four numbers with their marks; the words are there for a screen reader and a pointer. */
export function AnswerCountsView({ counts }: { counts: AnswerCounts }) {
  return (
    <ul aria-label="Odpovede" className={`num ${styles.counts}`}>
      {KINDS.map(({ key, word, Mark }) => (
        <li className={styles[key]} key={key} title={`${word}: ${counts[key]}`}>
          <Mark height="16" weight="bold" width="16" />
          {counts[key]}
          <span className="hidden-visually">{` ${word}`}</span>
        </li>
      ))}
    </ul>
  )
}
