'use client'
import { grouped } from '@/lib/plural'
import { dayMonth } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { ErrorLine } from '@/ui/field'
import { Checkbox, Select } from '@/ui/inputs'
import type { Audience } from '../rules'
import type { ComposeChoices } from '../views'
import { ROLE_AUDIENCES } from '../labels'
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

const EVENT_HINTS = {
  event: 'Správa príde hráčom, ktorí ešte neodpovedali, a ich rodičom.',
  coming: 'Správa príde hráčom, ktorí odpovedali „prídem“, a ich rodičom.',
  nominated: 'Správa príde nominovaným hráčom a náhradníkom a ich rodičom.',
}
const NO_EVENTS = {
  event: 'Na najbližšie udalosti už odpovedali všetci.',
  coming: 'Na najbližšie udalosti zatiaľ nikto nepotvrdil účasť.',
  nominated: 'Najbližšie udalosti zatiaľ nemajú nomináciu.',
}
const EVENT_COUNTS = { event: 'bez odpovede', coming: 'príde', nominated: 'nominovaní' }

/** The fields of the chosen kind of audience: categories, an event, people or roles. */
export function AudienceFields({ audience, choices, names, onChange, error }: AudienceFieldsProps) {
  const { kind } = audience
  if (kind === 'all' || kind === 'debtors' || kind === 'unanswered') return null
  if (kind === 'event' || kind === 'coming' || kind === 'nominated') {
    const events = choices.events.filter((event) => event.counts[kind] > 0)
    return (
      <Select
        error={error}
        hint={events.length > 0 ? EVENT_HINTS[kind] : NO_EVENTS[kind]}
        label="Udalosť"
        name="event"
        onChange={(change) => onChange({ ...audience, event: change.target.value || undefined })}
        value={audience.event ?? ''}
      >
        <option value="">Vyberte udalosť</option>
        {events.map((event) => (
          <option key={event.id} value={event.id}>
            {`${dayMonth(event.startsAt)} ${timeOf(event.startsAt)} · ${event.title} · ${EVENT_COUNTS[kind]} ${event.counts[kind]}`}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'users')
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
    kind === 'categories'
      ? choices.categories.map(({ id, name }) => ({ id, label: name }))
      : Object.entries(ROLE_AUDIENCES).map(([id, label]) => ({ id, label }))
  const chosen: readonly string[] = audience[kind] ?? []
  const legend = { categories: 'Kategórie', roles: 'Roly' }[kind]
  return (
    <fieldset
      aria-describedby={error && `field-${kind}-error`}
      className={styles.choices}
      id={`field-${kind}`}
      tabIndex={-1}
    >
      <legend>
        {legend}
        {chosen.length > 0 && <span className="soft"> · vybrané: {grouped(chosen.length)}</span>}
      </legend>
      <div className={styles.few}>
        {rows.map(({ id, label }) => (
          <Checkbox
            checked={chosen.includes(id)}
            key={id}
            label={label}
            name={kind}
            onChange={() => onChange({ ...audience, [kind]: toggled(chosen, id) } as Audience)}
            value={id}
          />
        ))}
      </div>
      {error && <ErrorLine id={`field-${kind}-error`}>{error}</ErrorLine>}
    </fieldset>
  )
}
