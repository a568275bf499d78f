import type { ReactNode } from 'react'
import { ROUTES } from '@/lib/routes'
import { formatIban } from '@/lib/iban'
import { bindPrepositions } from '@/lib/text'
import { phoneHref } from '@/lib/phone'
import { LinkButton } from '@/ui/button'
import { type Fact, FactList } from '@/ui/fact-list'
import { NewWindowHint, ExternalLink } from '@/ui/external-link'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { formatClosure } from '../places/labels'
import { closuresFrom, isOverlapping } from '../places/rules'
import { directionsTo } from '../rules'
import type { ClubView } from '../views'
import styles from './club.module.css'

interface ContactProps {
  club: ClubView
  today: string
  joinText: string
  /** The form for a trial training. */
  trial: ReactNode
  /** The form for a message. */
  message: ReactNode
}

type Place = ClubView['places'][number]

/** A place with its address, from when to when it is closed, and directions; without these while it is closed. */
const placeFact = ({ name, address, closures }: Place, today: string): Fact => {
  const coming = closuresFrom(closures, today)
  const isClosed = coming.some((closure) => isOverlapping(closure, { from: today, to: today }))
  return [
    name,
    coming.length === 0 ? (
      address
    ) : (
      <>
        {address}
        {coming.map((closure) => (
          <strong className={styles.closed} key={closure.from}>
            {formatClosure(closure)}
          </strong>
        ))}
      </>
    ),
    address && !isClosed && (
      <ExternalLink href={directionsTo(address)}>
        Trasa<span className="hidden-visually">: {name}</span>
      </ExternalLink>
    ),
  ]
}

/** The club's contacts and places, with the forms for a trial training and a message. */
export function Contact({ club, today, joinText, trial, message }: ContactProps) {
  const phoneLink = phoneHref(club.phone)
  const rows = [
    ['Adresa', club.address],
    ['Telefón', club.phone && <a href={phoneLink}>{club.phone}</a>],
    ['E-mail', club.email && <a href={`mailto:${club.email}`}>{club.email}</a>],
    ['Úradné hodiny', club.officeHours],
    ['IČO', club.companyId],
    ['IBAN', club.iban && formatIban(club.iban)],
  ] as const
  return (
    <>
      <PageHeader kicker={club.name} title={ROUTES.contact.title} />
      <Section>
        <FactList facts={rows} />
        {club.mapUrl && (
          <LinkButton href={club.mapUrl} look="line" rel="noopener noreferrer" target="_blank">
            Trasa na mape
            <NewWindowHint />
          </LinkButton>
        )}
      </Section>
      <Section ground="club" id="skusobny-trening" lines={{ part: 'corner' }} title="Chcem skúsiť tréning">
        <div className={styles.trial}>
          <p>{bindPrepositions(joinText)}</p>
          {trial}
          {club.phone && (
            <p>
              Radšej zavoláte?{' '}
              <LinkButton href={phoneLink} look="line">
                Zavolať {club.phone}
              </LinkButton>
            </p>
          )}
        </div>
      </Section>
      <Section id="napiste-nam" title="Napíšte nám">
        {message}
      </Section>
      {club.places.length > 0 && (
        <Section ground="surface" id="miesta" title="Kde hráme">
          <FactList facts={club.places.map((place) => placeFact(place, today))} />
        </Section>
      )}
    </>
  )
}
