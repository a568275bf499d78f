import Link from 'next/link'
import type { ReactNode } from 'react'
import { dateAndTime, longDate } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { AnswerAll } from '../components/answer-all.client'
import { ChildName } from '../components/child-name'
import { EventTicket } from '../components/event-ticket'
import { FamilySwitch } from '../components/family-switch'
import { InvitationAnswer } from '../components/invitation'
import { KindFilter } from '../components/kind-filter'
import { PastEvents } from '../components/past-events'
import { type EventKind, NONE_PLANNED } from '../labels'
import type { ParticipantView } from '../../schema'
import { byDay, EVENTS_SHOWN, nearDay } from '../rules'
import type { FamilyEvents as Events } from '../views'
import cards from '../components/event-cards.module.css'
import styles from './family-events.module.css'

interface FamilyEventsProps {
  events: Events
  kind: EventKind
  /** How many upcoming events are shown; `events` has one more if there are more. */
  shown: number
  /** What of other features waits for the family: overdue fees. */
  dues?: ReactNode
}

const dayHeading = (day: string, today: string): string => {
  const near = nearDay(day, today)
  const date = longDate(`${day}T12:00:00Z`)
  return near ? `${near}, ${date}` : date
}

/** A family's first screen: what waits for every child, other upcoming events by day, and past ones folded away. */
export function FamilyEvents({ events, kind, shown, dues }: FamilyEventsProps) {
  const { family, player, waiting, upcoming, past, closed, today, contacts, clubPhone } = events
  const several = family.length > 1 && !player
  const to = (values: Record<string, string | number | undefined>) =>
    href('playerEvents', { player, kind: kind === 'all' ? undefined : kind, ...values })
  const invitation = (row: ParticipantView, { first, timed }: { first?: boolean; timed?: boolean }) => {
    const place = family.findIndex(({ id }) => id === row.player.id)
    const member = family[place]
    if (!member) return null
    const contact = contacts[row.id] ?? (clubPhone ? { name: '', phone: clubPhone } : undefined)
    return (
      <EventTicket
        closed={closed.has(row.event.id)}
        event={row.event}
        first={first}
        key={row.id}
        timed={timed}
        today={today}
        who={several && <ChildName member={member} place={place} />}
      >
        <InvitationAnswer
          contact={contact}
          member={member}
          row={row}
          several={several}
          waiting={waiting.includes(row)}
        />
      </EventTicket>
    )
  }
  const answerable = waiting.flatMap(({ event, player: { id, name } }) => {
    const member = family.find((each) => each.id === id)
    const what = `${event.title}, ${dateAndTime(event.startsAt)}`
    return member?.canAct ? [{ event: event.id, player: id, name, what, self: member.self }] : []
  })
  const represented = family.filter(({ canAct }) => canAct).map(({ id }) => id)
  const away = player && represented.includes(player) ? player : undefined
  const acts = represented.length > 0 && (
    <>
      <AnswerAll invitations={answerable} />
      <LinkButton href={href('absence', { player: away })} look="line">
        Neprítomnosť
      </LinkButton>
    </>
  )
  return (
    <>
      <PageHeader actions={acts} kicker="Moje konto" title="Turnaje/Zápasy" />
      <div className={`wrap ${styles.top}`}>
        <FamilySwitch hrefOf={(id) => to({ player: id })} family={family} player={player} />
        {dues}
      </div>
      <Section ground="surface" id="caka" title={waiting.length > 0 ? 'Čaká na odpoveď' : undefined}>
        {waiting.length > 0 ? (
          <ul className={cards.list}>
            {waiting.map((row, index) => invitation(row, { first: index === 0 }))}
          </ul>
        ) : (
          <Empty drawing="goal" title="Nič nové, všetko máte vybavené." />
        )}
      </Section>
      <Section id="nadchadzajuce" title="Nadchádzajúce">
        <KindFilter hrefOf={(each) => to({ kind: each === 'all' ? undefined : each })} kind={kind} />
        {upcoming.length === 0 && <Empty drawing="corner" title={NONE_PLANNED[kind]} />}
        {byDay(upcoming.slice(0, shown)).map(({ day, rows }) => (
          <section aria-labelledby={`den-${day}`} className={styles.day} key={day}>
            <h3 className={styles.date} id={`den-${day}`}>
              <time dateTime={day}>{dayHeading(day, today)}</time>
            </h3>
            <ul className={cards.list}>{rows.map((row) => invitation(row, { timed: true }))}</ul>
          </section>
        ))}
        {upcoming.length > shown && (
          <p className={cards.more}>
            <Link href={to({ show: shown + EVENTS_SHOWN })} scroll={false}>
              Zobraziť viac
            </Link>
          </p>
        )}
      </Section>
      {past.length > 0 && (
        <PastEvents family={family} past={past} player={player} several={several} today={today} />
      )}
    </>
  )
}
