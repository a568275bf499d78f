'use client'
import type { ReactNode } from 'react'
import { Check, Clock, Close, HalfCircle, Info, Question, Warning } from './icons.client'
import styles from './state-pill.module.css'

const MARKS = {
  yes: Check,
  no: Close,
  maybe: Question,
  waiting: Clock,
  part: HalfCircle,
  warn: Warning,
  info: Info,
} as const

interface StatePillProps {
  tone: 'ok' | 'info' | 'warn' | 'bad' | 'neutral' | 'shout'
  mark: keyof typeof MARKS
  children: ReactNode
}

/** A state as an icon and a word; the colour only repeats what both say. */
export function StatePill({ tone, mark, children }: StatePillProps) {
  const Mark = MARKS[mark]
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      <Mark height="16" weight="bold" width="16" />
      {children}
    </span>
  )
}
