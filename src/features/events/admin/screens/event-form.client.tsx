'use client'
import { useRouter } from 'next/navigation'
import type { ComponentType } from 'react'
import { lastVisited, useLastVisited } from '@/lib/client/navigation.client'
import { useRecordForm } from '@/lib/client/record-form.client'
import { counted } from '@/lib/plural'
import { FormPart } from '@/ui/form-layout'
import { RecordForm } from '@/ui/record-form.client'
import { Segmented } from '@/ui/segmented'
import { EventAnswers } from '../components/event-answers.client'
import { EventMatch } from '../components/event-match.client'
import { EventBasics, type EventPartProps } from '../components/event-basics.client'
import { EventTimePlace } from '../components/event-time-place.client'
import { NotifyChoice } from '../components/notify-choice.client'
import { useSaveWarnings } from '../components/save-warnings.client'
import { EVENT_TYPES } from '../../labels'
import type { StaffEventView } from '../../schema'
import type { EventChoices } from '../views'
import { eventForm, type EventForm as Form } from '../../form'
import { SERIES_SCOPES, formatFollowing } from '../labels'
import styles from './event-form.module.css'

export interface EventFormProps {
  /** The event being changed; absent for a new one. */
  event?: StaffEventView
  initial: Form
  choices: EventChoices
  /** Whether the event has begun: nobody is told of its changes then. */
  begun?: boolean
  /** How many days after its first one a copy ends, once somebody says when that is. */
  lasts?: number
  /** How a new event repeats. */
  Repeat?: ComponentType<EventPartProps>
}

/** What was saved: one event, or this and following ones of a series. */
const changedMessage = ({ count, kept, skipped }: Record<string, unknown>): string =>
  typeof count === 'number' && typeof kept === 'number'
    ? formatFollowing(count, kept, Number(skipped ?? 0))
    : 'Zmeny boli uložené.'

/** What was created: one event, or a series of trainings. */
const createdMessage = ({ count }: Record<string, unknown>): string =>
  typeof count === 'number'
    ? `Vytvorili sme ${counted(count, ['tréning', 'tréningy', 'tréningov'])}.`
    : 'Udalosť bola vytvorená.'

/** The button says of how many events it saves: the choice stands above, away from it. */
const saves = (event: StaffEventView | undefined, { following }: Form): string => {
  if (!event) return 'Vytvoriť udalosť'
  return following ? 'Uložiť aj nasledujúce' : 'Uložiť zmeny'
}

const CHANGE_HINT = 'Oznámi sa zmena času, zrazu a\u00a0miesta. O\u00a0ostatnom sa správa neposiela.'

/** The form of one event, or of a new series of trainings. */
export function EventForm({ event, initial, choices, begun = false, lasts, Repeat }: EventFormProps) {
  const router = useRouter()
  const list = useLastVisited('events')
  const form = useRecordForm({
    path: '/events',
    pathOf: ({ every, following }, row) =>
      row ? `/events/${row.id}${following ? '/following' : ''}` : every > 0 ? '/events/series' : '/events',
    responseKey: 'event',
    row: event,
    initial,
    table: eventForm,
    choices,
    done: event ? changedMessage : createdMessage,
    onSaved: () => {
      router.push(lastVisited('events'))
    },
  })
  const { draft } = form
  const { save, checking, dialog } = useSaveWarnings({
    choices,
    draft,
    id: event?.id,
    initial,
    onSave: form.submit,
  })
  // What changes about a cancelled event is told when it is resumed: whether then is asked beside that button.
  const isTold = draft.published && !begun && (!event?.cancelled || draft.following)
  const part = { form, choices }
  return (
    <RecordForm
      above={
        isTold && (
          <NotifyChoice
            categories={draft.categories}
            checked={draft.notify}
            event={event?.id}
            hint={event ? CHANGE_HINT : undefined}
            onChange={(notify) => form.set('notify', notify)}
            trainers={draft.trainers}
          />
        )
      }
      busy={checking}
      form={form}
      list={list}
      onSubmit={save}
      saves={saves(event, draft)}
    >
      <div className={styles.columns}>
        <div>
          {event?.series && !begun && (
            <FormPart title="Čo chcete zmeniť?">
              <Segmented
                legend="Čo chcete zmeniť?"
                name="following"
                onChange={(value) => form.set('following', value === 'following')}
                options={SERIES_SCOPES}
                value={draft.following ? 'following' : 'one'}
              />
              {draft.following && (
                <p className="soft">
                  Čo už prebehlo, má dochádzku alebo ste upravili samostatne, sa nezmení.
                </p>
              )}
            </FormPart>
          )}
          <EventBasics {...part} isNew={!event} />
          <EventTimePlace {...part} lasts={lasts} />
          {Repeat && <Repeat {...part} />}
          {draft.type !== EVENT_TYPES.training && <EventMatch {...part} begun={begun} event={event?.id} />}
        </div>
        <div>
          <EventAnswers {...part} />
        </div>
      </div>
      {dialog}
    </RecordForm>
  )
}
