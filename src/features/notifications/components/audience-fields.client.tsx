'use client'
import { dayMonth } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { ErrorLine } from '@/ui/field'
import { Checkbox, Select } from '@/ui/inputs'
import { ROLE_WORDS } from '../../users/labels'
import type { Audience } from '../rules'
import type { ComposeChoices } from '../views'
import styles from './audience-fields.module.css'
import { ChosenPeople, type Names } from './chosen-people.client'

interface AudienceFieldsProps {
  audience: Audience
  choices: ComposeChoices
  /** Names of people who are chosen, by id. */
  names: Names
  onChange: (audience: Audience, names?: Names) => void
  error?: string
}

const toggled = <Id extends string>(list: readonly Id[] = [], id: Id): Id[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id]

/** The fields of the chosen kind of audience: categories, an event, people or roles. */
export function AudienceFields({ audience, choices, names, onChange, error }: AudienceFieldsProps) {
  if (audience.kind === 'all') return null
  if (audience.kind === 'event') {
    return (
      <Select
        error={error}
        hint="Správa príde hráčom, ktorí ešte neodpovedali, a ich rodičom."
        label="Udalosť"
        name="event"
        onChange={(change) => onChange({ ...audience, event: change.target.value || undefined })}
        value={audience.event ?? ''}
      >
        <option value="">Vyberte udalosť</option>
        {choices.events.map((event) => (
          <option key={event.id} value={event.id}>
            {`${dayMonth(event.startsAt)} ${timeOf(event.startsAt)} · ${event.title} · bez odpovede ${event.unanswered}`}
          </option>
        ))}
      </Select>
    )
  }
  if (audience.kind === 'users')
    return (
      <ChosenPeople
        chosen={audience.users ?? []}
        error={error}
        everybody={choices.everybody}
        names={names}
        onChange={(users, known) => onChange({ ...audience, users }, known)}
      />
    )
  const rows =
    audience.kind === 'categories'
      ? choices.categories.map(({ id, name }) => ({ id, label: name }))
      : Object.entries(ROLE_WORDS).map(([id, label]) => ({ id, label }))
  const chosen: readonly string[] = audience[audience.kind] ?? []
  const legend = { categories: 'Kategórie', roles: 'Roly' }[audience.kind]
  return (
    <fieldset
      aria-describedby={error && `field-${audience.kind}-error`}
      className={styles.choices}
      id={`field-${audience.kind}`}
      tabIndex={-1}
    >
      <legend>
        {legend}
        {chosen.length > 0 && <span className="soft"> · vybrané: {chosen.length}</span>}
      </legend>
      <div className={styles.few}>
        {rows.map(({ id, label }) => (
          <Checkbox
            checked={chosen.includes(id)}
            key={id}
            label={label}
            name={audience.kind}
            onChange={() => onChange({ ...audience, [audience.kind]: toggled(chosen, id) } as Audience)}
            value={id}
          />
        ))}
      </div>
      {error && <ErrorLine id={`field-${audience.kind}-error`}>{error}</ErrorLine>}
    </fieldset>
  )
}
