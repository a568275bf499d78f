import { ClosedPlace } from '@/features/club/places/components/closed-place'
import { directionsTo } from '@/features/club/rules'
import { EVENT_TYPES, EVENT_WORDS, HOME_AWAY } from '@/features/events/labels'
import { shownCompetition } from '@/features/events/rules'
import { longDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { phoneHref } from '@/lib/phone'
import { href, ROUTES } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { DateBlock } from '@/ui/date-block'
import { ExternalLink } from '@/ui/external-link'
import { FactList } from '@/ui/fact-list'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { ChildName } from '../components/child-name'
import { InvitationAnswer } from '../components/invitation'
import { MovedFrom } from '../components/moved-from'
import { stateOf } from '../rules'
import type { FamilyEvent } from '../views'
import styles from './family-event.module.css'

/** When it is, in the largest letters of the page, and what of it has changed. */
function When({ event, today, closure }: Pick<FamilyEvent, 'event' | 'today' | 'closure'>) {
  const { startsAt, endsAt, meetAt, cancelled } = event
  return (
    <div className={styles.when} data-off={cancelled ? true : undefined}>
      <DateBlock date={startsAt} today={cancelled ? undefined : today} />
      <div>
        <p className={styles.time}>
          <time dateTime={startsAt}>{timeRange(startsAt, endsAt)}</time>
        </p>
        <p>{longDate(startsAt)}</p>
        {meetAt && (
          <p>
            zraz <strong className="num">{timeOf(meetAt)}</strong>
          </p>
        )}
        {!cancelled && <MovedFrom event={event} />}
        {!cancelled && <ClosedPlace closure={closure} />}
        {cancelled && (
          <p className="row">
            <StatePill mark="no" tone="bad">
              Zrušené
            </StatePill>
            {cancelled.reason}
          </p>
        )}
      </div>
    </div>
  )
}

/** The answers of the family's own players, each with its form. */
function Answers({ data, now }: { data: FamilyEvent; now: Date }) {
  const { rows, family, contacts, clubPhone } = data
  const phone = clubPhone ? { name: '', phone: clubPhone } : undefined
  return (
    <ul className={styles.answers}>
      {rows.map((row) => {
        const place = family.findIndex(({ id }) => id === row.player.id)
        const member = family[place]
        const state = stateOf(row, now)
        return (
          member && (
            <li key={row.id}>
              {family.length > 1 && <ChildName member={member} place={place} />}
              <InvitationAnswer
                contact={contacts[row.id] ?? phone}
                member={member}
                past={state === 'past'}
                row={row}
                several={family.length > 1}
                waiting={state === 'waiting'}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}

const trainersOf = (leaders: FamilyEvent['leaders']) =>
  leaders.length > 0 && (
    <>
      {leaders.map(({ id, name, phone }) => (
        <span className={styles.leader} key={id}>
          {name}
          {phone && <a href={phoneHref(phone)}>{phone}</a>}
        </span>
      ))}
    </>
  )

/** One event for a family: when, the answers of its players, where and with whom, what to bring, how it ended. */
export function FamilyEventScreen({ data, now }: { data: FamilyEvent; now: Date }) {
  const { event, rows, today, address, leaders, closure } = data
  const { id, title, place, type, cancelled, note, result, opponent, homeAway } = event
  const facts = [
    ['Miesto', place],
    ['Adresa', address !== place && address],
    ['Vedie', trainersOf(leaders)],
    ['Súper', opponent],
    ['Hrá sa', opponent && homeAway && HOME_AWAY[homeAway]],
    ['Súťaž', shownCompetition(event)],
    ['Výsledok', result && <span className={styles.result}>{`${result.own} : ${result.their}`}</span>],
    ['Strelci gólov', result?.scorers],
    ['Kategória', event.categories.map(({ name }) => name).join(', ')],
  ] as const
  return (
    <>
      <PageHeader
        crumbs={[{ label: ROUTES.playerEvents.title, href: href('playerEvents') }, { label: title }]}
        kicker={EVENT_WORDS[type].one}
        title={title}
      />
      <Section ground="surface">
        <When closure={closure} event={event} today={today} />
      </Section>
      {!cancelled && (
        <Section id="odpoved" title={rows.length > 1 ? 'Odpovede' : 'Odpoveď'}>
          <Answers data={data} now={now} />
        </Section>
      )}
      <Section ground="surface" id="podrobnosti" title="Podrobnosti">
        {note && <p className={styles.note}>{note}</p>}
        <FactList facts={facts} />
        <div className={`row no-print ${styles.more}`}>
          {address && !cancelled && <ExternalLink href={directionsTo(address)}>Trasa na mape</ExternalLink>}
          <a download href={`/feeds/calendar/event/${id}.ics`}>
            Pridať do kalendára
          </a>
          {type !== EVENT_TYPES.training && (
            <LinkButton href={href('match', { id })} look="line" prefetch={false}>
              Stránka pre verejnosť
            </LinkButton>
          )}
        </div>
      </Section>
    </>
  )
}
