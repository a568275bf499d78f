'use client'
import { Button } from '@/ui/button'
import { Close } from '@/ui/icons.client'
import { Combobox } from '@/ui/combobox.client'
import { ROLE_WORDS } from '../../users/labels'
import styles from './audience-fields.module.css'

/** Names by id. */
export type Names = Readonly<Record<string, string>>

interface SearchResult {
  users: {
    id: string
    name: string
    role?: keyof typeof ROLE_WORDS
    playing?: boolean
    category: { name: string } | null
  }[]
}

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
  const path = everybody ? '/users?active=true' : '/playerList?'
  return (
    <fieldset className={styles.choices} id="field-users">
      <legend>
        Ľudia
        {chosen.length > 0 && <span className="soft"> · vybrané: {chosen.length}</span>}
      </legend>
      <Combobox<SearchResult>
        label="Pridať podľa mena"
        name="people-search"
        onChoose={({ id, name }) => onChange([...chosen, id], { ...names, [id]: name })}
        optionsOf={({ users }) =>
          users
            .filter(
              ({ id, role, playing }) => !chosen.includes(id) && (playing !== false || role !== 'player'),
            )
            .map(({ id, name, role, playing = true, category }) => ({
              id,
              name,
              detail: playing || !role ? category?.name : ROLE_WORDS[role].toLowerCase(),
            }))
        }
        pathOf={(typed) => `${path}&size=50&search=${encodeURIComponent(typed)}`}
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
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  )
}
