'use client'
import type { Problem } from '@/lib/errors'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { RemovableRow } from '@/ui/removable-row'
import { Select, TextInput } from '@/ui/inputs'
import { WEEKDAYS } from '../../labels'
import type { SlotForm } from '../form'
import styles from './slots-editor.module.css'

interface SlotsEditorProps {
  slots: readonly SlotForm[]
  places: readonly string[]
  problems: readonly Problem[]
  onChange: (slots: SlotForm[]) => void
}

const EMPTY_SLOT: SlotForm = { weekday: '1', from: '17:00', to: '18:30', place: '' }

/** Edits the weekly plan, one row for a training. */
export function SlotsEditor({ slots, places, problems, onChange }: SlotsEditorProps) {
  const error = problemOf(problems, 'trainingSlots')
  const change = (at: number, changes: Partial<SlotForm>) =>
    onChange(slots.map((slot, index) => (index === at ? { ...slot, ...changes } : slot)))
  return (
    <div className="stack" id="field-trainingSlots" tabIndex={-1}>
      {slots.map((slot, index) => {
        const field = (key: keyof SlotForm, label: string) => ({
          error: problemOf(problems, `trainingSlots.${index}.${key}`),
          label,
          id: `field-trainingSlots.${index}.${key}`,
          name: `slot-${index}-${key}`,
          required: true,
          value: slot[key],
        })
        return (
          <RemovableRow
            className={styles.slot}
            key={index}
            name={`${index + 1}. tréning`}
            onRemove={() => onChange(slots.filter((_, at) => at !== index))}
          >
            <Select
              {...field('weekday', 'Deň')}
              required={false}
              onChange={(event) => change(index, { weekday: event.target.value })}
            >
              {Object.entries(WEEKDAYS).map(([value, word]) => (
                <option key={value} value={value}>
                  {word}
                </option>
              ))}
            </Select>
            <TextInput
              {...field('from', 'Od')}
              onChange={(event) => change(index, { from: event.target.value })}
              type="time"
            />
            <TextInput
              {...field('to', 'Do')}
              onChange={(event) => change(index, { to: event.target.value })}
              type="time"
            />
            <TextInput
              {...field('place', 'Miesto')}
              list="category-places"
              maxLength={80}
              onChange={(event) => change(index, { place: event.target.value })}
            />
          </RemovableRow>
        )
      })}
      {slots.length === 0 && <p className="soft">Zatiaľ bez pravidelných tréningov.</p>}
      {error && (
        <p>
          <strong>{error}</strong>
        </p>
      )}
      <datalist id="category-places">
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <div>
        <Button
          disabled={slots.length >= 14}
          look="line"
          onClick={() => onChange([...slots, { ...EMPTY_SLOT, place: slots.at(-1)?.place ?? '' }])}
        >
          Pridať tréning
        </Button>
      </div>
    </div>
  )
}
