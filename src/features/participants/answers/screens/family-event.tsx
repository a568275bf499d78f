import { directionsTo } from '@/features/club/rules'
import { longDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { ExternalLink } from '@/ui/external-link'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { EVENT_TYPES } from '@/features/events/labels'
import { Invitation } from '../components/invitation'
import { stateOf } from '../rules'
import type { FamilyEvent } from '../views'
import styles from './family-events.module.css'

/** One event for a family: its invitations with their answers, and the way to the place. */
export function FamilyEventScreen({ data, now }: { data: FamilyEvent; now: Date }) {
  const { event, rows, family, today, address, contacts, clubPhone } = data
  const { title, startsAt, endsAt, meetAt, place, type, cancelled } = event
  return (
    <>
      <PageHeader
        crumbs={[{ label: ROUTES.playerEvents.title, href: href('playerEvents') }, { label: title }]}
        lead={
          <>
            {longDate(startsAt)}, {timeRange(startsAt, endsAt)}
            {meetAt && <> · zraz {timeOf(meetAt)}</>}
            {place && <> · {place}</>}
          </>
        }
        title={title}
      />
      <Section ground="surface" id="odpoved" title={rows.length > 1 ? 'Odpovede' : 'Odpoveď'}>
        <ul className={styles.list}>
          {rows.map((row) => {
            const member = family.find(({ id }) => id === row.player.id)
            const phone = clubPhone ? { name: '', phone: clubPhone } : undefined
            return (
              member && (
                <Invitation
                  contact={contacts[row.id] ?? phone}
                  key={row.id}
                  member={member}
                  row={row}
                  several={family.length > 1}
                  today={today}
                  waiting={stateOf(row, now) === 'waiting'}
                />
              )
            )
          })}
        </ul>
      </Section>
      {!cancelled && (
        <Section id="cesta" title="Cesta a podrobnosti">
          {address && address !== place && <p>{address}</p>}
          <div className={`row ${styles.more}`}>
            {address && <ExternalLink href={directionsTo(address)}>Trasa na mape</ExternalLink>}
            {type !== EVENT_TYPES.training && (
              <LinkButton href={href('match', { id: event.id })} look="line" prefetch={false}>
                Stránka pre verejnosť
              </LinkButton>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
