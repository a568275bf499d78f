import { shortDate } from '@/lib/date-format'
import { phoneHref } from '@/lib/phone'
import { Mail, Phone } from '@/ui/icons.client'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { STATES } from '../labels'
import type { EnquiryView } from '../schema'
import styles from './trial-list.module.css'

/** Trials of a trainer's categories; nothing when there are none. */
export function TrialList({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  if (enquiries.length === 0) return null
  return (
    <Section id="zaujemcovia" title="Záujemcovia o tréning">
      <ul className={styles.list}>
        {enquiries.map((enquiry) => (
          <TrialLine enquiry={enquiry} key={enquiry.id} />
        ))}
      </ul>
    </Section>
  )
}

const LOOK = {
  new: { mark: 'waiting', tone: 'warn' },
  contacted: { mark: 'yes', tone: 'ok' },
  trial: { mark: 'yes', tone: 'info' },
  closed: { mark: 'yes', tone: 'neutral' },
} as const

function TrialLine({ enquiry }: { enquiry: EnquiryView }) {
  const { childName, birthYear, category, guardianName, phone, email, note, state, createdAt } = enquiry
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>{childName}</p>
        <p className="soft">
          {[birthYear && `ročník ${birthYear}`, category?.name, shortDate(createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <StatePill {...LOOK[state]}>{STATES[state]}</StatePill>
      </div>
      <div>
        <p>
          {guardianName} <span className="soft">(zákonný zástupca)</span>
        </p>
        <p className={styles.acts}>
          {phone && (
            <a
              aria-label={`Zavolať: ${guardianName}, ${phone}`}
              className={styles.act}
              href={phoneHref(phone)}
            >
              <Phone /> Zavolať
            </a>
          )}
          {email && (
            <a aria-label={`Napísať e-mail: ${guardianName}`} className={styles.act} href={`mailto:${email}`}>
              <Mail /> E-mail
            </a>
          )}
        </p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  )
}
