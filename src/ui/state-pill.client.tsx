'use client'
import type { ReactNode } from 'react'
import { Check, Clock, Close, HalfCircle, Info, Question, Warning } from './icons.client'
import styles from './state-pill.module.css'

const ICONS = {
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
  mark: keyof typeof ICONS
  children: ReactNode
}

/** A state as an icon and a word; the colour adds no meaning. */
export function StatePill({ tone, mark, children }: StatePillProps) {
  const Icon = ICONS[mark]
  return (
    <span className={`${styles.pill} ${styles[tone]}`}>
      <Icon height="16" weight="bold" width="16" />
      {children}
    </span>
  )
}
