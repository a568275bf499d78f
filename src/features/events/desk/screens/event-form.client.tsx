'use client'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRecordForm } from '@/lib/client/record.client'
import { href } from '@/lib/routes'
import { Button, LinkButton } from '@/ui/button'
import { Conflict } from '@/ui/conflict.client'
import { FormErrors } from '@/ui/form-errors'
import { FormActions } from '@/ui/form-layout'
import { EventAnswers } from '../components/event-answers.client'
import { EventMatch } from '../components/event-match.client'
import { EventRepeat } from '../components/event-repeat.client'
import { EventWhat } from '../components/event-what.client'
import { EventWhen } from '../components/event-when.client'
import { EVENT_TYPES } from '../../labels'
import type { StaffEventView } from '../../views'
import type { EventChoices } from '../views'
import { eventBody, eventForm, type EventForm as Form } from '../rules'
import { toldEvent } from '../labels'

export interface EventFormProps {
  /** The event being changed; a new one is made without it. */
  event?: StaffEventView
  initial: Form
  choices: EventChoices
  /** Whether the match has begun, so that it may have a result. */
  begun: boolean
}

/** Everything about one event; a new training may repeat every week. */
export function EventForm({ event, initial, choices, begun }: EventFormProps) {
  const router = useRouter()
  const form = useRecordForm<Form, StaffEventView>({
    path: '/events',
    newPath: ({ every }) => (every > 0 ? '/events/series' : '/events'),
    answer: 'event',
    row: event,
    initial,
    draftOf: eventForm,
    bodyOf: eventBody,
    done: event ? 'Zmeny boli uložené.' : 'Udalosť bola vytvorená.',
    onSaved: () => {
      router.push(href('events'))
      router.refresh()
    },
  })
  const { draft, problems, saving, theirs } = form
  const told = (version: Form) => toldEvent(version, choices)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    void form.submit()
  }
  const part = { draft, set: form.set, problems, choices }
  return (
    <form onSubmit={submit}>
      <FormErrors problems={problems} />
      <EventWhat {...part} isNew={!event} />
      <EventWhen {...part} />
      {!event && <EventRepeat {...part} />}
      {draft.type !== EVENT_TYPES.training && <EventMatch {...part} begun={begun} />}
      <EventAnswers {...part} />
      <FormActions>
        <Button busy={saving} type="submit">
          {saving ? 'Ukladám…' : event ? 'Uložiť zmeny' : 'Vytvoriť udalosť'}
        </Button>
        <LinkButton href={href('events')} look="quiet">
          Späť na zoznam
        </LinkButton>
      </FormActions>
      <Conflict
        mine={told(draft)}
        onClose={form.decideLater}
        onMine={() => void form.keepMine()}
        onTheirs={form.takeTheirs}
        open={theirs !== undefined}
        saving={saving}
        theirs={theirs ? told(theirs) : []}
      />
    </form>
  )
}
