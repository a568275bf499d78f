import type { ReactNode } from 'react'
import { classes } from './class-names'
import styles from './ticket.module.css'

interface TicketProps {
  /** What stands left of the perforation: a date block, a number, a crest. */
  stub: ReactNode
  children: ReactNode
  /** What stands at the far end: a state, a score, a button. */
  end?: ReactNode
  /** `next` is the one ticket of a screen that matters most; `off` is called off. */
  tone?: 'plain' | 'next' | 'off'
  as?: 'li' | 'div'
  className?: string
}

/** A card like a match ticket: stub, perforation, content. A link inside may stretch over it (`stretched`). */
export function Ticket({ stub, children, end, tone = 'plain', as: Tag = 'div', className }: TicketProps) {
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

/** The class of a link inside a ticket that makes the whole ticket its target. */
export const stretched: string = styles.stretched ?? ''
