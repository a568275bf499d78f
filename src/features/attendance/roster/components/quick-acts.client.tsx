'use client'
import { phoneHref, smsHref } from '@/lib/phone'
import { Mail, Message, Phone } from '@/ui/icons.client'
import { type Contact, firstContact } from '../rules'
import styles from './quick-acts.module.css'

interface QuickActsProps {
  player: string
  contacts: readonly Contact[]
}

/** The two acts of a line: call, and write a message or, without a telephone, an e-mail. Nothing without a contact. */
export function QuickActs({ player, contacts }: QuickActsProps) {
  const first = firstContact(contacts)
  if (!first) return null
  const { name, role, phone, email } = first
  const whom = name === player ? `${name}, ${role}` : `${name}, ${role}, ${player}`
  return (
    <span className={`no-print ${styles.acts}`}>
      {phone ? (
        <>
          <a aria-label={`Zavolať: ${whom}`} className={styles.act} href={phoneHref(phone)}>
            <Phone />
          </a>
          <a aria-label={`SMS: ${whom}`} className={styles.act} href={smsHref(phone)}>
            <Message />
          </a>
        </>
      ) : (
        <a aria-label={`E-mail: ${whom}`} className={styles.act} href={`mailto:${email}`}>
          <Mail />
        </a>
      )}
    </span>
  )
}
