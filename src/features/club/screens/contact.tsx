import { ROUTES } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { LinkButton } from '@/ui/button'
import { NewWindow, OutsideLink } from '@/ui/outside-link'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { formatIban } from '../rules'
import type { ClubView } from '../views'
import styles from './club.module.css'

const TRIAL = `subject=${encodeURIComponent('Skúšobný tréning')}&body=${encodeURIComponent(
  'Dobrý deň,\n\nradi by sme prišli na skúšobný tréning.\n\nMeno dieťaťa:\nRok narodenia:\nTelefón:\n',
)}`

/** Opens the phone's own navigation; nothing is asked of anybody before the tap. */
const routeTo = (address: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`

/** How to reach the club, and how to come to a first training. */
export function Contact({ club, joinText }: { club: ClubView; joinText: string }) {
  const call = `tel:${club.phone.replace(/\s/g, '')}`
  const rows = [
    ['Adresa', club.address],
    ['Telefón', club.phone && <a href={call}>{club.phone}</a>],
    ['E-mail', club.email && <a href={`mailto:${club.email}`}>{club.email}</a>],
    ['Úradné hodiny', club.officeHours],
    ['IČO', club.companyId],
    ['IBAN', club.iban && formatIban(club.iban)],
  ] as const
  return (
    <>
      <PageHeader kicker={club.name} title={ROUTES.contact.title} />
      <Section>
        <dl className={styles.contact}>
          {rows.map(
            ([label, value]) =>
              value && (
                <div key={label}>
                  <dt className="caps">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {club.mapUrl && (
          <LinkButton href={club.mapUrl} look="line" rel="noopener noreferrer" target="_blank">
            Trasa na mape
            <NewWindow />
          </LinkButton>
        )}
      </Section>
      <Section ground="club" id="skusobny-trening" lines={{ part: 'corner' }} title="Chcem skúsiť tréning">
        <div className={styles.trial}>
          <p>{bindPrepositions(joinText)}</p>
          <p>
            Napíšte nám meno a&nbsp;rok narodenia dieťaťa, navrhneme kategóriu a&nbsp;tréner vás bude
            kontaktovať.
          </p>
          <div className="row">
            {club.email && <LinkButton href={`mailto:${club.email}?${TRIAL}`}>Napísať e-mail</LinkButton>}
            {club.phone && (
              <LinkButton href={call} look="line">
                Zavolať {club.phone}
              </LinkButton>
            )}
          </div>
        </div>
      </Section>
      {club.places.length > 0 && (
        <Section ground="surface" id="miesta" title="Kde hráme">
          <dl className={styles.contact}>
            {club.places.map(({ name, address, closed }) => (
              <div key={name}>
                <dt className="caps">{name}</dt>
                <dd>{closed ? 'Momentálne zatvorené' : address}</dd>
                {address && !closed && (
                  <dd>
                    <OutsideLink href={routeTo(address)}>
                      Trasa<span className="hidden-visually">: {name}</span>
                    </OutsideLink>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}
