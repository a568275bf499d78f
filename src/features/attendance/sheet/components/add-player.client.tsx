'use client'
import type { RosterPlayerView } from '@/features/users/schema'
import { type Option, Combobox } from '@/ui/combobox.client'
import type { SheetPlayerView } from '../schema'

interface Roster {
  users: Pick<RosterPlayerView, 'id' | 'name' | 'jerseyNumber' | 'category'>[]
}

interface AddPlayerProps {
  /** Players already on the sheet. */
  listed: readonly string[]
  onAdd: (row: SheetPlayerView) => void
}

/** Adds a guest: a player of another category, searched for by name. */
export function AddPlayer({ listed, onAdd }: AddPlayerProps) {
  return (
    <Combobox<Roster, Roster['users'][number] & Option>
      label="Pridať hráča z inej kategórie"
      name="guest"
      onChoose={({ id, name, jerseyNumber }) =>
        onAdd({ player: { id, name, jerseyNumber, position: null }, participant: null, attendance: null })
      }
      optional
      optionsOf={({ users }) =>
        users
          .filter(({ id }) => !listed.includes(id))
          .map((player) => ({ ...player, detail: player.category?.name }))
      }
      pathOf={(typed) => `/playerList?size=50&search=${encodeURIComponent(typed)}`}
    />
  )
}
