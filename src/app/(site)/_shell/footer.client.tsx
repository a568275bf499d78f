'use client'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { ClubCrest } from '@/ui/crest'
import { ExternalLink } from '@/ui/external-link'
import { PitchLines } from '@/ui/pitch-lines'
import styles from './footer.module.css'
import type { MenuLink } from './menus'
import { phoneHref } from '@/lib/phone'

export interface FooterProps {
  name: string
  address: string
  email: string
  phone: string
  companyId: string
  initials: string
  /** The club's own crest, if it has uploaded one. */
  crest?: string
  social: { facebook: string; instagram: string }
  partners: readonly { name: string; url: string }[]
  quick: readonly MenuLink[]
  legal: readonly MenuLink[]
}

// Computed in the browser, so that a cached page shows the present year.
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

/** The footer of every page. */
export default function Footer({ short, ...props }: FooterProps & { short?: boolean }) {
  return (
    <div className={styles.footer} data-short={short || undefined}>
      {!short && (
        <>
          <PitchLines part="circle" />
          <div className={`wrap ${styles.columns}`}>
            <div className={styles.club}>
              <ClubCrest initials={props.initials} picture={props.crest} size={64} />
              <p className={styles.name}>{props.name}</p>
            </div>
            <Column title="Rýchle odkazy">
              <Links links={props.quick} />
            </Column>
            <Column title="Kontakt">
              <address className={styles.address}>
                {props.address}
                {props.email && <a href={`mailto:${props.email}`}>{props.email}</a>}
                {props.phone && <a href={phoneHref(props.phone)}>{props.phone}</a>}
                {props.social.facebook && <ExternalLink href={props.social.facebook}>Facebook</ExternalLink>}
                {props.social.instagram && (
                  <ExternalLink href={props.social.instagram}>Instagram</ExternalLink>
                )}
                {props.companyId && <span>IČO {props.companyId}</span>}
              </address>
            </Column>
            {props.partners.length > 0 && (
              <Column title="Partneri">
                <ul className={styles.links}>
                  {props.partners.map(({ name, url }) => (
                    <li key={name}>
                      {url ? <ExternalLink href={url}>{name}</ExternalLink> : <span>{name}</span>}
                    </li>
                  ))}
                </ul>
              </Column>
            )}
          </div>
        </>
      )}
      <div className={`wrap ${styles.small}`}>
        <p>
          © {YEAR} {props.name}
          {!short && '. Všetky práva vyhradené.'}
        </p>
        <Links links={props.legal} />
      </div>
    </div>
  )
}
