'use client'
import { useRef } from 'react'
import { longDate } from '@/lib/date-format'
import { addDays, daysBetween, isDay } from '@/lib/dates'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { EVENT_ROWS } from '../../form'
import { EVENT_TYPES } from '../../labels'
import { weekdaysAfterMove } from '../../series/rules'
import { closedPlaceWarning } from '../../venue-conflicts/rules'
import type { EventPartProps } from './event-basics.client'

/** Day, times in the club's time zone, and the place: one of the club's or any other. */
export function EventTimePlace({ form, choices }: EventPartProps) {
  const { draft, set } = form
  const closed = closedPlaceWarning(draft, choices)
  const weekday = draft.startsAt ? longDate(draft.startsAt) : undefined
  // While a day is typed there is none: then the last day moves from the one before.
  const start = useRef(draft.startsAt)
  const moveTo = (day: string) => {
    if (isDay(draft.startsAt)) start.current = draft.startsAt
    if (isDay(day) && isDay(draft.lastDay) && isDay(start.current))
      set('lastDay', addDays(draft.lastDay, daysBetween(start.current, day)))
    set('startsAt', day)
    const weekdays = weekdaysAfterMove(draft.weekdays.map(Number), draft.startsAt, day)
    if (draft.every > 0) set('weekdays', weekdays.map(String))
  }
  return (
    <FormPart title="Kedy a kde">
      <FieldRow three>
        <FormField form={form} name="startsAt" onValue={moveTo} />
        <FormField form={form} name="from" />
        <FormField form={form} name="endsAt" />
      </FieldRow>
      {weekday && <p className="soft">{weekday}</p>}
      {draft.type !== EVENT_TYPES.training && (
        <FieldRow>
          <FormField form={form} name="meetAt" />
          <FormField form={form} min={draft.startsAt} name="lastDay" />
        </FieldRow>
      )}
      <FormRows form={form} rows={EVENT_ROWS.place} />
      <div role="status">{closed && <p className="soft">{closed}</p>}</div>
      <datalist id="event-places">
        {choices.places.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FormPart>
  )
}
