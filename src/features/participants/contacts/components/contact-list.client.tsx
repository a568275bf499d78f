'use client'
import { RELATIONS } from '@/features/users/labels'
import { phoneHref } from '@/lib/phone'
import { Phone } from '@/ui/icons.client'
import { PrintButton } from '@/ui/print-button.client'
import type { ContactView } from '../schema'
import styles from './contact-list.module.css'

/** „mama“; a relation nobody has named is a guardian. */
const relationOf = (relation: string): string =>
  relation in RELATIONS ? RELATIONS[relation as keyof typeof RELATIONS] : 'zákonný zástupca'

/** Whom to call about each player, as links that call; printable without buttons. */
export function ContactList({ contacts }: { contacts: readonly ContactView[] }) {
  if (contacts.length === 0) return <p>Zatiaľ nikto nie je nominovaný a nikto neodpovedal, že príde.</p>
  return (
    <section aria-label="Kontakty na výjazd" className={styles.contacts}>
      <ul>
        {contacts.map(({ id, name, jerseyNumber, phone, guardians }) => {
          const people = [
            ...guardians.map((each) => ({ ...each, role: relationOf(each.relation) })),
            ...(phone ? [{ id, name, phone, role: 'hráč' }] : []),
          ].filter((each) => each.phone)
          return (
            <li key={id}>
              <strong>{[jerseyNumber, name].filter(Boolean).join(' ')}</strong>
              {people.length === 0 && <span className="soft">bez telefónu</span>}
              {people.map((each) => (
                <a className={styles.call} href={phoneHref(each.phone)} key={each.id}>
                  <Phone height="18" width="18" />
                  <span>
                    <span className="hidden-visually">Zavolať: </span>
                    {each.name} ({each.role}) <span className={`num ${styles.number}`}>{each.phone}</span>
                  </span>
                </a>
              ))}
            </li>
          )
        })}
      </ul>
      <div className={`no-print ${styles.print}`}>
        <PrintButton>Vytlačiť kontakty</PrintButton>
      </div>
    </section>
  )
}
