'use client'
import { RELATIONS } from '@/features/users/labels'
import type { RosterPlayerView } from '@/features/users/schema'
import { phoneHref } from '@/lib/phone'
import { Mail, Phone } from '@/ui/icons.client'
import styles from './contacts.module.css'

interface PersonProps {
  name: string
  /** „mama“, „hráč“ */
  role: string
  phone: string
  email?: string
}

function Person({ name, role, phone, email }: PersonProps) {
  return (
    <li>
      <span className={styles.name}>
        {name} <span className="soft">{`(${role})`}</span>
      </span>
      <span className={styles.acts}>
        {phone && (
          <a aria-label={`Zavolať: ${name}, ${phone}`} className={styles.act} href={phoneHref(phone)}>
            <Phone /> Zavolať
          </a>
        )}
        {email && (
          <a aria-label={`Napísať e-mail: ${name}`} className={styles.act} href={`mailto:${email}`}>
            <Mail /> E-mail
          </a>
        )}
        {!phone && !email && <span className="soft">bez kontaktu</span>}
      </span>
    </li>
  )
}

const formatRelation = (relation: string): string =>
  relation in RELATIONS ? RELATIONS[relation as keyof typeof RELATIONS] : 'zákonný zástupca'

/** The contacts of a player, guardians first, as links that call and write. */
export function Contacts({ player }: { player: Pick<RosterPlayerView, 'guardians' | 'phone' | 'name'> }) {
  const { guardians, phone, name } = player
  if (guardians.length === 0 && !phone) return <span className="soft">Bez kontaktu na rodiča</span>
  return (
    <ul className={styles.contacts}>
      {guardians.map((guardian) => (
        <Person
          role={formatRelation(guardian.relation)}
          email={guardian.email}
          key={guardian.id}
          name={guardian.name}
          phone={guardian.phone}
        />
      ))}
      {phone && <Person role="hráč" name={name} phone={phone} />}
    </ul>
  )
}
