import type { ReactNode } from 'react'
import { shortDate } from '@/lib/date-format'
import { ContactLinks } from '@/ui/contact-links'
import { FoldedText } from '@/ui/folded-text.client'
import { StatePill } from '@/ui/state-pill.client'
import { KINDS, STATES } from '../labels'
import type { EnquiryView } from '../schema'
import styles from './enquiry-line.module.css'

const LOOK = {
  new: { mark: 'waiting', tone: 'warn' },
  contacted: { mark: 'yes', tone: 'ok' },
  trial: { mark: 'yes', tone: 'info' },
  closed: { mark: 'yes', tone: 'neutral' },
} as const

interface EnquiryLineProps {
  enquiry: EnquiryView
  /** Whether what it is about is said: the list has more than trials. */
  withKind?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** An enquiry: of whom, how to answer, and what they wrote. */
export function EnquiryLine({ enquiry, withKind, children }: EnquiryLineProps) {
  const { id, kind, childName, birthYear, category, guardianName, phone, email, note, state } = enquiry
  const facts = [
    withKind && KINDS[kind],
    birthYear && `ročník ${birthYear}`,
    category?.name,
    shortDate(enquiry.createdAt),
  ]
  return (
    <li aria-label={childName || guardianName} className={styles.line} id={id}>
      <div>
        <p className={styles.name}>{childName || guardianName}</p>
        <p className="soft">{facts.filter(Boolean).join('\u00a0· ')}</p>
        <p className={styles.state}>
          <StatePill {...LOOK[state]}>{STATES[state]}</StatePill>
          {enquiry.changedAt && (
            <span className="soft">
              {['od\u00a0' + shortDate(enquiry.changedAt), enquiry.changedBy]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          )}
        </p>
      </div>
      <div>
        {childName && (
          <p>
            {guardianName} <span className="soft">(zákonný zástupca)</span>
          </p>
        )}
        <ContactLinks email={email} name={guardianName} phone={phone} />
      </div>
      {(note || children) && (
        <div>
          {note && <FoldedText of={childName || guardianName}>{note}</FoldedText>}
          {children}
        </div>
      )}
    </li>
  )
}

/** Lines one below another. */
export const EnquiryLines = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)
