'use client'
import { ContactLinks } from '@/ui/contact-links'
import type { Contact } from '../rules'
import styles from './contacts.module.css'

function Person({ name, role, phone, email }: Contact) {
  return (
    <li>
      <span className={styles.name}>
        {name} <span className="soft">{`(${role})`}</span>
      </span>
      <ContactLinks email={email} name={name} phone={phone} withSms />
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
