import type { AnswerCounts } from '@/features/events/schema'
import { ANSWERS, PAST_ANSWERS } from '../labels'
import styles from './count-line.module.css'

const KEYS = ['yes', 'no', 'maybe', 'waiting'] as const

interface CountLineProps {
  counts: AnswerCounts
  large?: boolean
  /** The event has begun. */
  past?: boolean
}

/** „Príde 12 · Nepríde 3 · …“ */
export function CountLine({ counts, large, past }: CountLineProps) {
  const words = { ...(past ? PAST_ANSWERS : ANSWERS), waiting: 'Bez odpovede' }
  return (
    <dl className={large ? styles.large : styles.counts}>
      {KEYS.map((key) => (
        <div key={key}>
          <dt>{words[key]}</dt>
          <dd>{counts[key]}</dd>
        </div>
      ))}
    </dl>
  )
}
