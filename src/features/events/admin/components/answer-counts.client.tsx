'use client'
import { Check, Clock, Close, Question } from '@/ui/icons.client'
import type { AnswerCounts } from '../../schema'
import styles from './answer-counts.module.css'

const KINDS = [
  { key: 'yes', label: 'áno', Icon: Check },
  { key: 'no', label: 'nie', Icon: Close },
  { key: 'maybe', label: 'nevie', Icon: Question },
  { key: 'waiting', label: 'bez odpovede', Icon: Clock },
] as const

/** The four counts of answers with icons; the words are for screen readers and tooltips. */
export function AnswerCountsView({ counts }: { counts: AnswerCounts }) {
  return (
    <ul aria-label="Odpovede" className={`num ${styles.counts}`}>
      {KINDS.map(({ key, label, Icon }) => (
        <li className={styles[key]} key={key} title={`${label}: ${counts[key]}`}>
          <Icon height="16" weight="bold" width="16" />
          {counts[key]}
          <span className="hidden-visually">{` ${label}`}</span>
        </li>
      ))}
    </ul>
  )
}
