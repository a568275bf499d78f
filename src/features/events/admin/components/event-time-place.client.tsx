'use client'
import { useRef, useState } from 'react'
import { longDate } from '@/lib/date-format'
import { addDays, daysBetween, isDay } from '@/lib/dates'
import { FormField, FormRows } from '@/ui/form-field.client'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { EVENT_ROWS } from '../../form'
import { EVENT_TYPES } from '../../labels'
import { weekdaysAfterMove } from '../../series/rules'
import { closedPlaceWarning } from '../../venue-conflicts/rules'
import type { EventPartProps } from './event-basics.client'

const OVER_MIDNIGHT = 'Ak udalosť trvá cez\u00a0polnoc, zadajte deň, v\u00a0ktorom sa končí.'

/** Day, times in the club's time zone, and the place: one of the club's or any other. A training has a last day over midnight. */
export function EventTimePlace({ form, choices, lasts = 0 }: EventPartProps & { lasts?: number }) {
  const { draft, set } = form
  const closed = closedPlaceWarning(draft, choices)
  const weekday = draft.startsAt ? longDate(draft.startsAt) : undefined
  // While a day is typed there is none: then the last day moves from the one before.
  const start = useRef(draft.startsAt)
  const moveTo = (day: string) => {
    if (isDay(draft.startsAt)) start.current = draft.startsAt
    if (isDay(day) && isDay(draft.lastDay) && isDay(start.current))
      set('lastDay', addDays(draft.lastDay, daysBetween(start.current, day)))
    // A copy had no day yet.
    else if (isDay(day) && !draft.lastDay && !start.current && lasts > 0) set('lastDay', addDays(day, lasts))
    set('startsAt', day)
    const weekdays = weekdaysAfterMove(draft.weekdays.map(Number), draft.startsAt, day)
    if (draft.every > 0) set('weekdays', weekdays.map(String))
  }
  const isTraining = draft.type === EVENT_TYPES.training
  // An end before the start is more often a slip than a night: the day is asked for, not guessed.
  const lacksDay = Boolean(draft.endsAt) && draft.endsAt <= draft.from && !(draft.lastDay > draft.startsAt)
  // While a day is typed there is none, and its field must stay.
  const [isTyped, setTyped] = useState(false)
  const lastDay = (
    <FormField
      form={form}
      hint={lacksDay ? OVER_MIDNIGHT : undefined}
      min={draft.startsAt}
      name="lastDay"
      onValue={(day) => {
        setTyped(true)
        set('lastDay', day)
      }}
    />
  )
  return (
    <FormPart title="Kedy a kde">
      <FieldRow three>
        <FormField form={form} name="startsAt" onValue={moveTo} />
        <FormField form={form} name="from" />
        <FormField form={form} name="endsAt" />
      </FieldRow>
      {weekday && <p className="soft">{weekday}</p>}
      {isTraining ? (
        (lacksDay || draft.lastDay || isTyped) && lastDay
      ) : (
        <FieldRow>
          <FormField form={form} name="meetAt" />
          {lastDay}
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
