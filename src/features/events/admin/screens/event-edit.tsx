import type { ReactNode } from 'react'
import { longDate, shortDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { Tabs } from '@/ui/tabs'
import { EVENT_TYPES } from '../../labels'
import { hasBegun } from '../../rules'
import type { StaffEventView } from '../../schema'
import { type EventTab, eventTabs } from '../rules'

interface EventEditProps {
  event: StaffEventView
  admin: boolean
  now: Date
  /** The part that is shown. */
  tab: EventTab
  children: ReactNode
}

const tabWord = (tab: EventTab, { type }: StaffEventView): string => {
  if (tab === 'result') return 'Výsledok'
  if (tab === 'event') return 'Udalosť'
  return type === EVENT_TYPES.training ? 'Účasť' : 'Účasť a\u00a0nominácia'
}

/** One event for who may change it: what it is and what can be done with it, and below one of its parts. */
export function EventEdit({ event, admin, now, tab, children }: EventEditProps) {
  const begun = hasBegun(event, now)
  const tabs = eventTabs(event, admin, now)
  // The part with the participants has its own reminder, which says how many are silent.
  const isAsking =
    event.answerRequired && event.published && !event.cancelled && !begun && tab !== 'participants'
  const whenAndWhere = [
    timeRange(event.startsAt, event.endsAt),
    event.meetAt && `zraz ${timeOf(event.meetAt)}`,
    event.place,
  ]
  return (
    <>
      <PageHeader
        actions={
          <>
            {isAsking && (
              <LinkButton href={href('notifications', { event: event.id })} look="line" prefetch={false}>
                Pripomenúť tým, ktorí neodpovedali
              </LinkButton>
            )}
            {!event.cancelled && (
              <LinkButton href={href('attendanceCreate', { event: event.id })} look="line" prefetch={false}>
                Dochádzka
              </LinkButton>
            )}
            {!admin && (
              <LinkButton href={href('eventParticipants', { event: event.id })} look="line" prefetch={false}>
                Kto príde
              </LinkButton>
            )}
            {event.type !== EVENT_TYPES.training && event.published && (
              <LinkButton href={href('match', { id: event.id })} look="line" prefetch={false}>
                Stránka pre verejnosť
              </LinkButton>
            )}
            <LinkButton href={href('eventCreate', { copy: event.id })} look="line" prefetch={false}>
              Duplikovať
            </LinkButton>
          </>
        }
        crumbs={[{ label: 'Udalosti', href: href('events') }, { label: 'Úprava' }]}
        kicker={`${longDate(event.startsAt)} · ${timeOf(event.startsAt)}`}
        lead={
          event.cancelled && (
            <span className="row">
              <StatePill mark="no" tone="bad">
                Zrušené {shortDate(event.cancelled.at)}
              </StatePill>
              {event.cancelled.reason}
            </span>
          )
        }
        printed={whenAndWhere.filter(Boolean).join(' · ')}
        title={event.title}
      />
      <Section ground="surface">
        {tabs.length > 1 && (
          <Tabs
            label="Časti udalosti"
            tabs={tabs.map((each) => ({
              label: tabWord(each, event),
              href: href('eventEdit', { id: event.id, tab: each === 'event' ? undefined : each }),
              current: each === tab,
            }))}
          />
        )}
        {children}
      </Section>
    </>
  )
}
