import Link from 'next/link'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { AnswerPill } from '../components/answer-pill'
import { EventTicket } from '../components/event-ticket'
import { FamilySwitch } from '../components/family-switch'
import { Invitation } from '../components/invitation'
import { KindFilter } from '../components/kind-filter'
import type { EventKind } from '../labels'
import { NominationPill } from '../../nomination/components/nomination-pill'
import type { ParticipantView } from '../../schema'
import type { FamilyEvents as Events } from '../views'
import styles from './family-events.module.css'

interface FamilyEventsProps {
  events: Events
  kind: EventKind
  /** How many upcoming events are shown; `events` has one more if there are more. */
  shown: number
}

/** How many upcoming events are shown at first, and more with every „Zobraziť viac“. */
export const EVENTS_SHOWN = 10

/** A family's events: those that await an answer, other upcoming ones, and past ones folded away. */
export function FamilyEvents({ events, kind, shown }: FamilyEventsProps) {
  const { family, player, waiting, upcoming, past, today, contacts, clubPhone } = events
  const several = family.length > 1 && !player
  const to = (values: Record<string, string | number | undefined>) =>
    href('playerEvents', { player, kind: kind === 'all' ? undefined : kind, ...values })
  const invitation = (row: ParticipantView, index: number) => {
    const member = family.find(({ id }) => id === row.player.id)
    if (!member) return null
    const contact = contacts[row.id] ?? (clubPhone ? { name: '', phone: clubPhone } : undefined)
    const isWaiting = waiting.includes(row)
    const shared = { contact, member, row, several, today }
    return <Invitation {...shared} first={isWaiting && index === 0} key={row.id} waiting={isWaiting} />
  }
  return (
    <>
      <PageHeader kicker="Moje konto" title="Turnaje/Zápasy" />
      <div className="wrap">
        <FamilySwitch hrefOf={(id) => to({ player: id })} family={family} player={player} />
      </div>
      <Section ground="surface" id="caka" title={waiting.length > 0 ? 'Čaká na odpoveď' : undefined}>
        {waiting.length > 0 ? (
          <ul className={styles.list}>{waiting.map(invitation)}</ul>
        ) : (
          <Empty drawing="goal" title="Nič nové, všetko máte vybavené." />
        )}
      </Section>
      <Section id="nadchadzajuce" title="Nadchádzajúce">
        <KindFilter hrefOf={(each) => to({ kind: each === 'all' ? undefined : each })} kind={kind} />
        {upcoming.length > 0 ? (
          <ul className={styles.list}>{upcoming.slice(0, shown).map(invitation)}</ul>
        ) : (
          <Empty drawing="corner" title="Zatiaľ nie je naplánovaná žiadna ďalšia udalosť." />
        )}
        {upcoming.length > shown && (
          <p className={styles.more}>
            <Link href={to({ show: shown + EVENTS_SHOWN })} scroll={false}>
              Zobraziť viac
            </Link>
          </p>
        )}
      </Section>
      {past.length > 0 && (
        <Section ground="surface" id="minule">
          <details className={styles.past}>
            <summary>Minulé udalosti</summary>
            <ul className={styles.list}>
              {past.map((row) => (
                <EventTicket
                  event={row.event}
                  key={row.id}
                  today={today}
                  who={several ? row.player.name : undefined}
                >
                  {(row.answer || row.nomination) && (
                    <p className={`row ${styles.answer}`}>
                      {row.answer && (
                        <AnswerPill
                          answer={row.answer}
                          past
                          reason={row.reason}
                          self={family.some(({ id, self }) => self && id === row.player.id)}
                        />
                      )}
                      {row.nomination && <NominationPill nomination={row.nomination} />}
                    </p>
                  )}
                </EventTicket>
              ))}
            </ul>
            <p className={styles.more}>
              <Link href={href('playerAttendance', { player })}>Dochádzka za celú sezónu</Link>
            </p>
          </details>
        </Section>
      )}
    </>
  )
}
