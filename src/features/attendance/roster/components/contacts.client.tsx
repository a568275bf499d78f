'use client'
import { phoneHref, smsHref } from '@/lib/phone'
import { Mail, Message, Phone } from '@/ui/icons.client'
import type { Contact } from '../rules'
import styles from './contacts.module.css'

function Person({ name, role, phone, email }: Contact) {
  return (
    <li>
      <span className={styles.name}>
        {name} <span className="soft">{`(${role})`}</span>
      </span>
      <span className={styles.acts}>
        {phone && (
          <>
            <a aria-label={`Zavolať: ${name}, ${phone}`} className={styles.act} href={phoneHref(phone)}>
              <Phone /> Zavolať
            </a>
            <a aria-label={`SMS: ${name}, ${phone}`} className={styles.act} href={smsHref(phone)}>
              <Message /> SMS
            </a>
          </>
        )}
        {email && (
          <a aria-label={`E-mail: ${name}`} className={styles.act} href={`mailto:${email}`}>
            <Mail /> E-mail
          </a>
        )}
        {!phone && !email && <span className="soft">bez kontaktu</span>}
      </span>
    </li>
  )
}

export const NO_CONTACT = 'Bez kontaktu na rodiča'

/** Everybody to call about a player, as links that call and write. */
export function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return <span className="soft">{NO_CONTACT}</span>
  return (
    <ul className={styles.contacts}>
      {contacts.map((contact) => (
        <Person key={`${contact.name} ${contact.role}`} {...contact} />
      ))}
    </ul>
  )
}
