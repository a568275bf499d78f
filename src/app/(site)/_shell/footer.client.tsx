'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Crest } from '@/ui/crest'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './footer.module.css'
import type { MenuLink } from './menus'

export interface FooterProps {
  name: string
  address: string
  email: string
  phone: string
  companyId: string
  initials: string
  social: { facebook: string; instagram: string }
  partners: readonly { name: string; url: string }[]
  quick: readonly MenuLink[]
  legal: readonly MenuLink[]
}

// This module is loaded in the visitor's browser, while they read.
const YEAR = new Date().getFullYear()

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.column}>
      <h2 className="caps">{title}</h2>
      {children}
    </div>
  )
}

const Links = ({ links }: { links: readonly MenuLink[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.href}>
        <Link href={link.href}>{link.label}</Link>
      </li>
    ))}
  </ul>
)

/** The foot of every page. */
export default function Footer(props: FooterProps) {
  return (
    <div className={styles.footer}>
      <PitchLines part="circle" />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.club}>
          <Crest initials={props.initials} size={64} />
          <p className={styles.name}>{props.name}</p>
        </div>
        <Column title="Rýchle odkazy">
          <Links links={props.quick} />
        </Column>
        <Column title="Kontakt">
          <address className={styles.address}>
            {props.address}
            {props.email && <a href={`mailto:${props.email}`}>{props.email}</a>}
            {props.phone && <a href={`tel:${props.phone.replace(/\s/g, '')}`}>{props.phone}</a>}
            {props.social.facebook && <a href={props.social.facebook}>Facebook</a>}
            {props.social.instagram && <a href={props.social.instagram}>Instagram</a>}
            {props.companyId && <span>IČO {props.companyId}</span>}
          </address>
        </Column>
        {props.partners.length > 0 && (
          <Column title="Partneri">
            <ul className={styles.links}>
              {props.partners.map(({ name, url }) => (
                <li key={name}>{url ? <a href={url}>{name}</a> : <span>{name}</span>}</li>
              ))}
            </ul>
          </Column>
        )}
      </div>
      <div className={`wrap ${styles.small}`}>
        <p>
          © {YEAR} {props.name}. Všetky práva vyhradené.
        </p>
        <Links links={props.legal} />
      </div>
    </div>
  )
}
