'use client'
import { longDate } from '@/lib/dates'
import { problemOf } from '@/ui/form-errors'
import { FieldRow, FormPart } from '@/ui/form-layout'
import { TextInput } from '@/ui/inputs'
import { EVENT_TYPES } from '../../labels'
import { weekdaysAfterMove } from '../../series/rules'
import type { EventPart } from './event-what.client'

/** Day, times of the club's clock, and the place: one of the club's, or typed. */
export function EventWhen({ draft, set, problems, choices }: EventPart) {
  const weekday = draft.startsAt ? longDate(`${draft.startsAt}T12:00:00Z`) : undefined
  const moveTo = (day: string) => {
    set('startsAt', day)
    const weekdays = weekdaysAfterMove(draft.weekdays.map(Number), draft.startsAt, day)
    if (draft.every > 0) set('weekdays', weekdays.map(String))
  }
  return (
    <FormPart title="Kedy a kde">
      <FieldRow three>
        <TextInput
          error={problemOf(problems, 'startsAt')}
          label="Deň"
          name="startsAt"
          onChange={(event) => moveTo(event.target.value)}
          required
          type="date"
          value={draft.startsAt}
        />
        <TextInput
          error={problemOf(problems, 'from')}
          label="Začiatok"
          name="from"
          onChange={(event) => set('from', event.target.value)}
          required
          type="time"
          value={draft.from}
        />
        <TextInput
          error={problemOf(problems, 'endsAt')}
          label="Koniec"
          name="endsAt"
          onChange={(event) => set('endsAt', event.target.value)}
          type="time"
          value={draft.endsAt}
        />
      </FieldRow>
      {weekday && <p className="soft">{weekday}</p>}
      {draft.type !== EVENT_TYPES.training && (
        <FieldRow>
          <TextInput
            error={problemOf(problems, 'meetAt')}
            label="Zraz"
            name="meetAt"
            onChange={(event) => set('meetAt', event.target.value)}
            optional
            type="time"
            value={draft.meetAt}
          />
          <TextInput
            error={problemOf(problems, 'lastDay')}
            label="Posledný deň"
            min={draft.startsAt}
            name="lastDay"
            onChange={(event) => set('lastDay', event.target.value)}
            optional
            type="date"
            value={draft.lastDay}
          />
        </FieldRow>
      )}
      <TextInput
        autoComplete="off"
        error={problemOf(problems, 'place')}
        hint="Vyberte klubové miesto alebo napíšte iné."
        label="Miesto"
        list="event-places"
        maxLength={120}
        name="place"
        onChange={(event) => set('place', event.target.value)}
        value={draft.place}
      />
      <datalist id="event-places">
        {choices.places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </FormPart>
  )
}
