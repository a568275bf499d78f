'use client'
import { useState } from 'react'
import { ROLE_WORDS } from '@/features/users/labels'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox.client'
import { Check, Close } from '@/ui/icons.client'
import type { Named } from '@/lib/schema'
import type { PhotoView } from '../schema'
import styles from './who-is-in-it.module.css'

interface WhoIsInItProps {
  photo: PhotoView
  /** The people last named, the latest first. */
  recent: readonly Named[]
  /** Who is in the photo that was said before this one. */
  before: readonly Named[]
  saving: boolean
  onSay: (shows: 'nobody' | 'people', people: readonly Named[]) => void
}

/** One tap for a photo of nobody, one for the same people as before, else names from the last ones or by typing. */
export function WhoIsInIt({ photo, recent, before, saving, onSay }: WhoIsInItProps) {
  const [people, setPeople] = useState<readonly Named[]>(photo.people)
  // The buttons stay where they are, with the focus, when the next photo comes.
  const version = `${photo.id} ${photo.updatedAt}`
  const [shown, setShown] = useState(version)
  if (shown !== version) {
    setShown(version)
    setPeople(photo.people)
  }
  const isIn = (id: string) => people.some((person) => person.id === id)
  const toggle = (person: Named) =>
    setPeople(isIn(person.id) ? people.filter(({ id }) => id !== person.id) : [...people, person])
  const names = before.map(({ name }) => name).join(', ')
  return (
    <div className={styles.desk}>
      <div className={styles.quick}>
        <Button busy={saving} look="line" onClick={() => onSay('nobody', [])} wide>
          Nikto rozpoznateľný
        </Button>
        {before.length > 0 && (
          <Button busy={saving} look="line" onClick={() => onSay('people', before)} wide>
            <span className={styles.before}>Ako predchádzajúca: {names}</span>
          </Button>
        )}
      </div>
      {recent.length > 0 && (
        <ul aria-label="Naposledy uvedení" className={styles.recent}>
          {recent.map((person) => (
            <li key={person.id}>
              <button
                aria-pressed={isIn(person.id)}
                className={styles.chip}
                onClick={() => toggle(person)}
                type="button"
              >
                {isIn(person.id) && <Check height="16" weight="bold" width="16" />}
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label="Kto je na fotke"
        name="person"
        onChoose={({ id, name }) => !isIn(id) && setPeople([...people, { id, name }])}
        optionsOf={({ users }) =>
          users
            .filter(({ id }) => !isIn(id))
            .map(({ id, name, category, role, playing }) => ({
              id,
              name,
              detail: playing ? category?.name : role === 'player' ? 'rodič' : ROLE_WORDS[role].toLowerCase(),
            }))
        }
        path="/users?size=20"
      />
      {people.length > 0 && (
        <ul aria-label="Na fotke sú" className={styles.chosen}>
          {people.map((person) => (
            <li key={person.id}>
              {person.name}
              <Button
                aria-label={`Odobrať: ${person.name}`}
                look="quiet"
                onClick={() => toggle(person)}
                small
              >
                <Close />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button
        aria-disabled={people.length === 0 || undefined}
        busy={saving}
        onClick={() => people.length > 0 && onSay('people', people)}
        wide
      >
        {people.length === 0 ? 'Vyberte, kto je na fotke' : 'Uložiť a ďalšia'}
      </Button>
    </div>
  )
}
