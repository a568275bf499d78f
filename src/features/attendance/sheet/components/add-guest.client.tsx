'use client'
import { useEffect, useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { Checkbox, TextInput } from '@/ui/inputs'
import { HELPER_NOTE } from '../rules'
import type { AddPeopleProps, OnAdd } from './add-people-props'
import styles from './add-people.module.css'

/** The searches of a minute are limited, so nothing is asked while somebody types. */
const PAUSE_MS = 450
const LEAST = 3

/** A player of the club by name: a guest of another category, or somebody who helps at the training. */
export function AddGuest({
  event,
  listed,
  onAdd,
}: Pick<AddPeopleProps, 'event' | 'listed'> & { onAdd: OnAdd }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [helps, setHelps] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = search.length >= LEAST
  const query = `event=${event}&search=${encodeURIComponent(search)}`
  const { data, error } = useRead(isAsked ? `/attendances/guests?${query}` : null)
  const found = data?.users.filter(({ id }) => !listed.includes(id)) ?? []
  const hint = () => {
    if (!isAsked) return ''
    if (error) return error.message
    if (!data) return 'Hľadám…'
    if (found.length > 0) return ''
    return data.users.length > 0 ? 'Na dochádzke už je.' : 'Nenašiel sa nikto s takým menom.'
  }
  return (
    <section aria-label="Hráč klubu podľa mena">
      <h3>Hráč klubu podľa mena</h3>
      <TextInput
        autoComplete="off"
        hint="Aspoň tri písmená. Z ktorejkoľvek kategórie, nájde najviac osem hráčov."
        label="Meno hráča"
        maxLength={80}
        name="guest"
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
      <Checkbox
        checked={helps}
        hint={`Do poznámky sa zapíše „${HELPER_NOTE}“.`}
        label="Pomáha pri vedení"
        onChange={({ target }) => setHelps(target.checked)}
      />
      <p aria-live="polite" className="soft">
        {hint()}
      </p>
      <ul className={styles.people}>
        {found.map(({ id, name, category }) => (
          <li key={id}>
            <button
              onClick={() =>
                onAdd(
                  // Not known before the guest is saved: nobody is photographed on a guess.
                  { id, name, jerseyNumber: null, position: null, trialUntil: null, photoSign: 'noPhotos' },
                  helps ? HELPER_NOTE : '',
                )
              }
              type="button"
            >
              <strong>{name}</strong>
              <span className="soft">{category}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
