'use client'
import { WEEKDAYS } from '@/features/categories/labels'
import { shortDate } from '@/lib/date-format'
import { counted, plural } from '@/lib/plural'
import { CheckGroup } from '@/ui/check-group'
import { problemOf } from '@/ui/form-errors'
import { FormPart } from '@/ui/form-layout'
import { Checkbox, TextInput } from '@/ui/inputs'
import { Segmented } from '@/ui/segmented'
import { EVENT_TYPES } from '../../labels'
import { seriesDays, weekdaysAfterMove } from '../../series/rules'
import type { EventPartProps } from './event-basics.client'
import styles from './event-repeat.module.css'

const RHYTHMS = [
  { value: '0', label: 'Neopakuje sa' },
  { value: '1', label: 'Každý týždeň' },
  { value: '2', label: 'Každé 2 týždne' },
]
const DAYS = Object.entries(WEEKDAYS).map(([value, label]) => ({ value, label }))

/** How a new training repeats, with a preview of the days. */
export function EventRepeat({ form, choices }: EventPartProps) {
  const { draft, set, problems } = form
  if (draft.type !== EVENT_TYPES.training) return null
  const chooseRhythm = (value: string) => {
    const every = Number(value) as 0 | 1 | 2
    set('every', every)
    if (every > 0 && draft.weekdays.length === 0 && draft.startsAt)
      set('weekdays', weekdaysAfterMove([], '', draft.startsAt).map(String))
  }
  const { days, skipped } = seriesDays({
    from: draft.startsAt,
    until: draft.until,
    every: draft.every || 1,
    weekdays: draft.weekdays.map(Number),
    breaks: draft.skipBreaks ? choices.breaks : [],
  })
  return (
    <FormPart title="Opakovanie">
      <Segmented
        legend="Opakovanie"
        name="every"
        onChange={chooseRhythm}
        options={RHYTHMS}
        value={String(draft.every)}
      />
      {draft.every > 0 && (
        <>
          <CheckGroup
            error={problemOf(problems, 'repeat.weekdays')}
            legend="Dni v týždni"
            name="repeat.weekdays"
            onChange={(weekdays) => set('weekdays', weekdays)}
            options={DAYS}
            value={draft.weekdays}
          />
          <TextInput
            error={problemOf(problems, 'repeat.until')}
            label="Opakovať do"
            min={draft.startsAt}
            name="repeat.until"
            onChange={(event) => set('until', event.target.value)}
            required
            type="date"
            value={draft.until}
          />
          <Checkbox
            checked={draft.skipBreaks}
            hint={choices.breaks.map(({ name }) => name).join(', ')}
            label="Vynechať sviatky a prázdniny"
            onChange={(event) => set('skipBreaks', event.target.checked)}
          />
          {draft.until && (
            <div className={styles.preview} role="status">
              <strong>
                {plural(days.length, ['Vytvorí sa', 'Vytvoria sa', 'Vytvorí sa'])}{' '}
                {counted(days.length, ['tréning', 'tréningy', 'tréningov'])}.
              </strong>
              {days.length > 0 && (
                <p>
                  Od {shortDate(days[0]!)} do {shortDate(days.at(-1)!)}.
                </p>
              )}
              {skipped.length > 0 && (
                <p>
                  {plural(skipped.length, ['Vynechá sa', 'Vynechajú sa', 'Vynechá sa'])}{' '}
                  {counted(skipped.length, ['deň', 'dni', 'dní'])}:{' '}
                  {skipped.map(({ day, name }) => `${shortDate(day)} (${name})`).join(', ')}.
                </p>
              )}
            </div>
          )}
        </>
      )}
    </FormPart>
  )
}
