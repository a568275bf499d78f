'use client'
import { EventRepeat } from '../components/event-repeat.client'
import { EventForm, type EventFormProps } from './event-form.client'

/** The form of a new event, which may repeat; apart from the form itself, so that changing an event does not load it. */
export function NewEventForm(props: Pick<EventFormProps, 'choices' | 'initial' | 'lasts'>) {
  return <EventForm {...props} Repeat={EventRepeat} />
}
