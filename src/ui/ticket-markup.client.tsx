'use client'
import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './ticket.module.css'

export interface TicketProps {
  /** Left of the perforation: a date block, a number, a crest. */
  stub: ReactNode
  children: ReactNode
  /** At the right end: a state, a score, a button. */
  end?: ReactNode
  /** `next` is the most important ticket of a screen; `off` is cancelled. */
  tone?: 'plain' | 'next' | 'off'
  as?: 'li' | 'div'
  className?: string
}

/** A ticket's markup: in the browser's code, so that the page's data does not repeat it for each ticket. */
export function TicketMarkup({
  stub,
  children,
  end,
  tone = 'plain',
  as: Tag = 'div',
  className,
}: TicketProps) {
  return (
    <Tag className={classes('paper', styles.ticket, styles[tone], className)}>
      <div className={styles.stub}>{stub}</div>
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </Tag>
  )
}
