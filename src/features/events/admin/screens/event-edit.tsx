import type { ReactNode } from 'react'
import { longDate, shortDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Section } from '@/ui/section'
import { StatePill } from '@/ui/state-pill.client'
import { Tabs } from '@/ui/tabs'
import { CancelEvent, ResumeEvent } from '../components/event-cancel.client'
import { DeleteEvent } from '../components/event-delete.client'
import { EVENT_TYPES } from '../../labels'
import { leadersFor } from '../../leaders/rules'
import type { StaffEventView } from '../../schema'
import type { EventChoices } from '../views'
import { eventForm } from '../../form'
import { EventForm } from './event-form.client'

/** The office's other tab, in the address. */
export const PARTICIPANTS = 'ucastnici'

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
  /** Participants and their answers, in place of the form: the office's other tab; trainers have a page of their own for them. */
  participants?: ReactNode
}

/** Where the office looks at who was asked to an event, on a page of the list. */
export const participantsOf = (event: string, page?: number): string =>
  href('eventEdit', { id: event, tab: PARTICIPANTS, page })

/** The form of an event with the buttons that cancel, resume or delete it; for the office its participants on another tab. */
export function EventEdit({ event, choices, now, participants }: EventEditProps) {
  const begun = Date.parse(event.startsAt) <= now.getTime()
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
      <Section ground="surface">
        {choices.admin && (
          <Tabs
            label="Časti udalosti"
            tabs={[
              { label: 'Udalosť', href: href('eventEdit', { id: event.id }), current: !participants },
              {
                label: event.type === EVENT_TYPES.training ? 'Účasť' : 'Účasť a\u00a0nominácia',
                href: participantsOf(event.id),
                current: Boolean(participants),
              },
            ]}
          />
        )}
        {participants ? (
          <section aria-labelledby="ucastnici">
            <h2 className="hidden-visually" id="ucastnici">
              Účastníci
            </h2>
            {participants}
          </section>
        ) : (
          // A saved change gives the form a new key, and with it the saved values; the page keeps its scroll position.
          <EventForm
            begun={begun}
            choices={choices}
            event={event}
            initial={eventForm.fromRow(event)}
            key={`${event.id} ${event.updatedAt}`}
          />
        )}
      </Section>
      {!participants && <EventFate choices={choices} event={event} tells={event.published && !begun} />}
    </>
  )
}

/** The buttons that cancel, resume or delete an event. */
function EventFate({
  event,
  choices,
  tells,
}: Pick<EventEditProps, 'event' | 'choices'> & { tells: boolean }) {
  const own = { id: event.id, series: event.series !== null, tells }
  return (
    <Section id="osud" title="Zrušenie a odstránenie">
      <p className="prose soft">
        Zrušená udalosť ostáva v prehľade s dôvodom a odpovede sa zachovajú.
        {choices.admin && ' Odstráňte len to, čo vzniklo omylom.'}
      </p>
      <div className="row" style={{ marginBlockStart: 'var(--space-4)' }}>
        {event.cancelled ? <ResumeEvent {...own} /> : <CancelEvent {...own} title={event.title} />}
        {choices.admin && <DeleteEvent id={event.id} tells={tells && !event.cancelled} title={event.title} />}
      </div>
    </Section>
  )
}
