import { CancelEvent, ResumeEvent } from '../components/event-cancel.client'
import { DeleteEvent } from '../components/event-delete.client'
import { hasBegun } from '../../rules'
import type { StaffEventView } from '../../schema'
import type { EventChoices } from '../views'
import { eventForm } from '../../form'
import styles from './event-details.module.css'
import { EventForm } from './event-form.client'

interface EventDetailsProps {
  event: StaffEventView
  choices: EventChoices
  now: Date
}

/** The form of an event, and the buttons that cancel, resume or delete it. */
export function EventDetails({ event, choices, now }: EventDetailsProps) {
  const begun = hasBegun(event, now)
  // Those which follow in its series have not begun.
  const tells = { one: event.published && !begun, following: event.published }
  return (
    <>
      {/* A saved change gives the form a new key, and with it the saved values; the page keeps its scroll position. */}
      <EventForm
        begun={begun}
        choices={choices}
        event={event}
        initial={eventForm.fromRow(event)}
        key={`${event.id} ${event.updatedAt}`}
      />
      <section aria-labelledby="osud-nadpis" className={styles.fate} id="osud">
        <h2 id="osud-nadpis">Zrušenie a odstránenie</h2>
        <p className="prose soft">
          Zrušená udalosť ostáva v prehľade s dôvodom a odpovede sa zachovajú.
          {choices.admin && ' Odstráňte len to, čo vzniklo omylom.'}
        </p>
        <div className="row">
          {event.cancelled ? (
            <ResumeEvent id={event.id} series={event.series !== null} tells={tells} />
          ) : (
            <CancelEvent id={event.id} series={event.series !== null} tells={tells} title={event.title} />
          )}
          {choices.admin && (
            <DeleteEvent
              id={event.id}
              series={event.series !== null}
              // Of a cancelled one they know already.
              tells={{ ...tells, one: tells.one && !event.cancelled }}
              title={event.title}
            />
          )}
        </div>
      </section>
    </>
  )
}
