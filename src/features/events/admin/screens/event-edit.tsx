import type { ReactNode } from 'react'
import { longDate, shortDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { CancelEvent, ResumeEvent } from '../components/event-cancel.client'
import { DeleteEvent } from '../components/event-delete.client'
import { EVENT_TYPES } from '../../labels'
import { leadersFor } from '../../leaders/rules'
import type { StaffEventView } from '../../schema'
import type { EventChoices } from '../views'
import { eventForm } from '../../form'
import { EventForm } from './event-form.client'

const crumbs = (label: string) => [{ label: 'Udalosti', href: href('events') }, { label }]

interface EventCreateProps {
  choices: EventChoices
  today: string
  copyOf?: StaffEventView
}

/** The form of a new event, empty or filled from another one. */
export function EventCreate({ choices, today, copyOf }: EventCreateProps) {
  const onlyCategory = choices.categories.length === 1 ? choices.categories.map(({ id }) => id) : []
  const initial = copyOf
    ? {
        ...eventForm.fromRow(copyOf),
        startsAt: today,
        lastDay: '',
        answerBy: '',
        own: '',
        their: '',
        scorers: '',
      }
    : eventForm.empty({
        startsAt: today,
        categories: onlyCategory,
        trainers: leadersFor(onlyCategory, choices.trainers, choices.self),
      })
  return (
    <>
      <PageHeader crumbs={crumbs('Nová udalosť')} title="Nová udalosť" />
      <Section ground="surface">
        <EventForm begun={false} choices={choices} initial={initial} />
      </Section>
    </>
  )
}

interface EventEditProps {
  event: StaffEventView
  choices: EventChoices
  now: Date
  /** Participants and their answers, for the office; trainers have a page of their own for them. */
  participants?: ReactNode
}

/** The form of an event, its participants, and the buttons that cancel, resume or delete it. */
export function EventEdit({ event, choices, now, participants }: EventEditProps) {
  const begun = Date.parse(event.startsAt) <= now.getTime()
  const tells = event.published && !begun
  // Beside participants the form is not printed: their list is what somebody takes along.
  const formOnPaper = participants ? 'no-print' : undefined
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
            {event.answerRequired && event.published && !event.cancelled && !begun && (
              <LinkButton href={href('notifications', { event: event.id })} look="line" prefetch={false}>
                Pripomenúť tým, ktorí neodpovedali
              </LinkButton>
            )}
            {!event.cancelled && (
              <LinkButton href={href('attendanceCreate', { event: event.id })} look="line" prefetch={false}>
                Dochádzka
              </LinkButton>
            )}
            {!choices.admin && (
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
        crumbs={crumbs('Úprava')}
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
      <Section className={formOnPaper} ground="surface">
        {/* A saved change gives the form a new key, and with it the saved values; the page keeps its scroll position. */}
        <EventForm
          begun={begun}
          choices={choices}
          event={event}
          initial={eventForm.fromRow(event)}
          key={`${event.id} ${event.updatedAt}`}
        />
      </Section>
      {participants && (
        <Section id="ucastnici" title="Účastníci">
          {participants}
        </Section>
      )}
      <Section
        className={formOnPaper}
        ground={participants ? 'surface' : undefined}
        id="osud"
        title="Zrušenie a odstránenie"
      >
        <p className="prose soft">
          Zrušená udalosť ostáva v prehľade s dôvodom a odpovede sa zachovajú.
          {choices.admin && ' Odstráňte len to, čo vzniklo omylom.'}
        </p>
        <div className="row" style={{ marginBlockStart: 'var(--space-4)' }}>
          {event.cancelled ? (
            <ResumeEvent id={event.id} series={event.series !== null} tells={tells} />
          ) : (
            <CancelEvent id={event.id} series={event.series !== null} tells={tells} title={event.title} />
          )}
          {choices.admin && (
            <DeleteEvent id={event.id} tells={tells && !event.cancelled} title={event.title} />
          )}
        </div>
      </Section>
    </>
  )
}
