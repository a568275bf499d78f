'use client'
import { Select } from '@/ui/inputs'
import type { SheetPlayerView } from '../../views'

export interface Squad {
  id: string
  name: string
  users: { id: string; name: string; jerseyNumber: number | null }[]
}

interface AddPlayerProps {
  squads: readonly Squad[]
  /** Players already on the sheet. */
  listed: readonly string[]
  onAdd: (row: SheetPlayerView) => void
}

/** Somebody from another category trained along: choosing their name puts them on the sheet. */
export function AddPlayer({ squads, listed, onAdd }: AddPlayerProps) {
  const groups = squads
    .map((squad) => ({ ...squad, users: squad.users.filter(({ id }) => !listed.includes(id)) }))
    .filter(({ users }) => users.length > 0)
  if (groups.length === 0) return null
  const add = (id: string) => {
    const found = groups.flatMap(({ users }) => users).find((user) => user.id === id)
    if (!found) return
    const { name, jerseyNumber } = found
    onAdd({ player: { id, name, jerseyNumber, position: null }, participant: null, attendance: null })
  }
  return (
    <Select
      label="Pridať hráča z inej kategórie"
      name="guest"
      onChange={(event) => add(event.target.value)}
      optional
      value=""
    >
      <option value="">Vyberte hráča</option>
      {groups.map(({ id, name, users }) => (
        <optgroup key={id} label={name}>
          {users.map((user) => (
            <option key={user.id} value={user.id}>
              {user.name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}
