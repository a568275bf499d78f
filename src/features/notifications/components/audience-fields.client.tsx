'use client'
import { type Dispatch, useState } from 'react'
import { dayMonth, timeOf } from '@/lib/dates'
import { fold } from '@/lib/text'
import { Checkbox, Select, TextInput } from '@/ui/inputs'
import { ROLE_WORDS } from '../../users/labels'
import type { Audience } from '../rules'
import type { ComposeOptions } from '../views'
import styles from './audience-fields.module.css'

interface AudienceFieldsProps {
  audience: Audience
  options: ComposeOptions
  onChange: Dispatch<Audience>
  error?: string
}

const toggled = <Id extends string>(list: readonly Id[] = [], id: Id): Id[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id]

/** What belongs to the chosen kind of audience: categories, an event, people or roles. */
export function AudienceFields({ audience, options, onChange, error }: AudienceFieldsProps) {
  const [search, setSearch] = useState('')
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
        {options.events.map((event) => (
          <option key={event.id} value={event.id}>
            {`${dayMonth(event.startsAt)} ${timeOf(event.startsAt)} · ${event.title} · bez odpovede ${event.waiting}`}
          </option>
        ))}
      </Select>
    )
  }
  const wanted = fold(search)
  const rows: { id: string; label: string; hint?: string }[] =
    audience.kind === 'categories'
      ? options.categories.map(({ id, name }) => ({ id, label: name }))
      : audience.kind === 'roles'
        ? Object.entries(ROLE_WORDS).map(([id, label]) => ({ id, label }))
        : options.people
            .filter(({ name }) => fold(name).includes(wanted))
            .map(({ id, name, about }) => ({ id, label: name, hint: about }))
  const chosen: readonly string[] = audience[audience.kind] ?? []
  const legend = { categories: 'Kategórie', roles: 'Roly', users: 'Ľudia' }[audience.kind]
  return (
    <fieldset className={styles.choices} id={`field-${audience.kind}`}>
      <legend>
        {legend}
        {chosen.length > 0 && <span className="soft"> · vybrané: {chosen.length}</span>}
      </legend>
      {audience.kind === 'users' && (
        <TextInput
          label="Hľadať podľa mena"
          name="people-search"
          onChange={(change) => setSearch(change.target.value)}
          type="search"
          value={search}
        />
      )}
      <div className={audience.kind === 'users' ? styles.people : styles.few}>
        {rows.map(({ id, label, hint }) => (
          <Checkbox
            checked={chosen.includes(id)}
            key={id}
            label={hint ? `${label} · ${hint}` : label}
            name={audience.kind}
            onChange={() => onChange({ ...audience, [audience.kind]: toggled(chosen, id) } as Audience)}
            value={id}
          />
        ))}
        {rows.length === 0 && <p className="soft">Nenašiel sa nikto s takým menom.</p>}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
