'use client'
import { grouped } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Close } from '@/ui/icons.client'
import { ErrorLine } from '@/ui/field'
import { Combobox } from '@/ui/combobox.client'
import { ROLE_WORDS } from '../../users/labels'
import styles from './audience-fields.module.css'

/** Names by id. */
export type Names = Readonly<Record<string, string>>

interface ChosenPeopleProps {
  chosen: readonly string[]
  names: Names
  /** Whether the search covers all people, or the players of own categories. */
  everybody: boolean
  onChange: (chosen: string[], names: Names) => void
  error?: string
}

/** Single players and staff to write to, found by name; guardians receive what their child is sent. */
export function ChosenPeople({ chosen, names, everybody, onChange, error }: ChosenPeopleProps) {
  return (
    <fieldset
      aria-describedby={error && 'field-users-error'}
      className={styles.choices}
      id="field-users"
      tabIndex={-1}
    >
      <legend>
        Ľudia
        {chosen.length > 0 && <span className="soft"> · vybrané: {grouped(chosen.length)}</span>}
      </legend>
      <Combobox
        label="Pridať podľa mena"
        name="people-search"
        onChoose={({ id, name }) => onChange([...chosen, id], { ...names, [id]: name })}
        optionsOf={({ users }) =>
          users
            .map((person) => ({ role: 'player' as const, playing: true, ...person }))
            .filter(({ id, role, playing }) => !chosen.includes(id) && (playing || role !== 'player'))
            .map(({ id, name, role, playing, category }) => ({
              id,
              name,
              detail: playing || !role ? category?.name : ROLE_WORDS[role].toLowerCase(),
            }))
        }
        path={everybody ? '/users?active=true&size=50' : '/playerList?size=50'}
      />
      <ul className={styles.chosen}>
        {chosen.map((id) => (
          <li key={id}>
            {names[id] ?? 'Vybraný človek'}
            <Button
              aria-label={`Odobrať: ${names[id] ?? ''}`}
              look="quiet"
              onClick={() =>
                onChange(
                  chosen.filter((other) => other !== id),
                  names,
                )
              }
            >
              <Close />
            </Button>
          </li>
        ))}
      </ul>
      {error && <ErrorLine id="field-users-error">{error}</ErrorLine>}
    </fieldset>
  )
}
