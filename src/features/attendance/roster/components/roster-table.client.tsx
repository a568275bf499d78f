'use client'
import Link from 'next/link'
import { PhotoSign } from '@/features/consents/components/photo-sign.client'
import { phoneHref } from '@/lib/phone'
import { href } from '@/lib/routes'
import { Mail, Phone } from '@/ui/icons.client'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { Rate } from '../../components/rate.client'
import type { Contact, SortKey } from '../rules'
import type { RosterLineView } from '../views'
import { NO_CONTACT } from './contacts.client'
import styles from './roster-table.module.css'

/** A heading that sorts: where it leads, and how the list is sorted by it now. */
export interface SortLink {
  by: SortKey
  label: string
  href: string
  order?: 'ascending' | 'descending'
}

/** An arrow beside what a list is sorted by. */
export const arrowOf = (order: SortLink['order']): string =>
  order === undefined ? '' : order === 'ascending' ? ' ↑' : ' ↓'

function SortHead({ link }: { link: SortLink }) {
  return (
    <th aria-sort={link.order ?? 'none'} scope="col">
      <Link href={link.href} prefetch={false} scroll={false}>
        {link.label}
        <span aria-hidden="true">{arrowOf(link.order)}</span>
      </Link>
    </th>
  )
}

function Person({ name, role, phone, email }: Contact) {
  return (
    <li>
      <span>
        {name} <span className="soft">{`(${role})`}</span>
      </span>
      <span className={styles.acts}>
        {phone && (
          <a aria-label={`Zavolať: ${name}, ${phone}`} href={phoneHref(phone)}>
            <Phone /> <span className="num">{phone}</span>
          </a>
        )}
        {email && (
          <a aria-label={`E-mail: ${name}`} className="no-print" href={`mailto:${email}`}>
            <Mail />
          </a>
        )}
      </span>
    </li>
  )
}

interface RosterTableProps {
  players: readonly RosterLineView[]
  sorts: readonly SortLink[]
}

/** The players on a wide screen and on paper: a row each. */
export function RosterTable({ players, sorts }: RosterTableProps) {
  const [name, number, rate, medical] = sorts as [SortLink, SortLink, SortLink, SortLink]
  return (
    <table className={styles.table}>
      <caption className="hidden-visually">Hráči</caption>
      <thead>
        <tr>
          <SortHead link={number} />
          <SortHead link={name} />
          <SortHead link={rate} />
          <SortHead link={medical} />
          <th scope="col">Kontakt</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr key={player.id}>
            <td>
              <Shirt number={player.jerseyNumber} size={40} />
              <span className="hidden-visually">{player.jerseyNumber ?? 'bez čísla'}</span>
            </td>
            <th scope="row">
              <Link href={href('playerList', { id: player.id })} prefetch={false}>
                {player.name}
              </Link>{' '}
              <PhotoSign sign={player.photoSign} />
              <span className={`soft ${styles.facts}`}>
                {[player.categoryNames, ...player.facts].filter(Boolean).join(' · ')}
              </span>
            </th>
            <td>
              <Rate rate={player.rate} />
            </td>
            <td>
              {player.warning ? (
                <StatePill mark="warn" tone={player.warning.tone}>
                  {player.warning.text.replace('Prehliadka ', '')}
                </StatePill>
              ) : (
                player.medical || <span className="soft">–</span>
              )}
            </td>
            <td>
              {player.contacts.length > 0 ? (
                <ul className={styles.contacts}>
                  {player.contacts.map((contact) => (
                    <Person key={`${contact.name} ${contact.role}`} {...contact} />
                  ))}
                </ul>
              ) : (
                <span className="soft">{NO_CONTACT}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
