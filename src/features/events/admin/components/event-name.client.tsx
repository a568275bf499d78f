'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './event-table.module.css'

interface EventNameProps {
  title: string
  /** The event's own page. */
  to: string
  time: string
  place: string
  /** The date block. */
  children: ReactNode
}

/** When, what and where of an event, as the first cell of its row. */
export function EventName({ title, to, time, place, children }: EventNameProps) {
  return (
    <span className={styles.what}>
      {children}
      <span className={styles.words}>
        <span className={styles.title}>
          <Link href={to} prefetch={false}>
            {title}
          </Link>
        </span>
        <span className={styles.line}>
          <span className="num">{time}</span>
          {place && ` · ${place}`}
        </span>
      </span>
    </span>
  )
}
